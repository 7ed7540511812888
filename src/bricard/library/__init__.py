"""What mechanisms are made of: bodies, joints, forces, drives; a file for each kind, a table in each folder."""
