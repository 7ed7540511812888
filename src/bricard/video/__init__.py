"""Videos and pictures of mechanisms: MP4, GIF, PNG.

from bricard.video import write_picture, write_video
write_video(sol, "motion.mp4", traces=["B"])
write_picture(sol, "start.png")
"""

from bricard.video.writing import write_picture, write_video

__all__ = ["write_picture", "write_video"]
