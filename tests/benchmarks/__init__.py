"""Benchmarks: ours and what a user could pick instead, side by side in one run."""
