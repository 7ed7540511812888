"""Videos of mechanisms: MP4 and GIF.

from bricard.video import write_video
write_video(sol, "motion.mp4", traces=["B"])
"""

from bricard.video.frames import write_video

__all__ = ["write_video"]
