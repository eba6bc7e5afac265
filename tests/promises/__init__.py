"""What the generated package promises, held against many specs and many payloads."""
