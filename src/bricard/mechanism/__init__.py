"""Mechanisms: parts, joints, forces, drives and a start, without coordinates yet."""
