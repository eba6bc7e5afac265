"""The tests of typeloom and of what it generates."""
