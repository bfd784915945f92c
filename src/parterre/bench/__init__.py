"""Speed beside the peers: everything in one interleaved run, medians, as ratios."""

from parterre.bench.run import bench

__all__ = ["bench"]
