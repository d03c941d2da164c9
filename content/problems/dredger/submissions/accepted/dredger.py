import sys
from heapq import heapify, heapreplace

n, t, *numbers = map(int, sys.stdin.read().split())
gains = numbers[1::2]
# Depths without the silt, which is the same in all channels.
channels = [(depth, at) for at, depth in enumerate(numbers[0::2])]
heapify(channels)
for _ in range(t):
    depth, at = channels[0]
    heapreplace(channels, (depth + gains[at], at))
depth, at = channels[0]
print(at + 1, depth - t)
