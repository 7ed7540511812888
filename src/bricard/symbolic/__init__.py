"""Expressions: the elementary functions and vector helpers, over CasADi's SX."""
