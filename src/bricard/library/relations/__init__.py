"""The few relations that joints are made of; a file each."""
