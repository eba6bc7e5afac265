"""Whole streams, one for each family of events: ours, made by hand, and recorded ones where they are there."""
