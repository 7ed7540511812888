"""From the words of a file to a mechanism: a list of passes."""
