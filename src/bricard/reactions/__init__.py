"""Forces and torques in joints, along a motion."""
