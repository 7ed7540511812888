"""How does a motion change with a length, a stiffness, a value at the start? A model enters, derivatives leave."""
