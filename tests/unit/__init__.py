"""The parts of the generator, each by itself, and the commands that put them together."""
