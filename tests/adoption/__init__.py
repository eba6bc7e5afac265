"""typeloom at home in other people's repositories: vendored, hooked into commits, packaged, run by CI, and adopted."""
