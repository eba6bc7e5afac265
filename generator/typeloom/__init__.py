"""typeloom: weave one YAML spec of a streaming API into Python types.

The way through the house, each step a function of the last step's value::

    load → Spec → check → problems | resolve → Package → render → {path: text} → format → write | compare

The modules are named for the step or the thing they hold; ``cli`` puts them together.
"""

__version__ = "1.0.0"
