"""What others think of the spec: JSON Schema validation, and models that another generator makes of the same schema."""
