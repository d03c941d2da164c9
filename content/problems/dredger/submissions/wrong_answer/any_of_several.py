# Of channels that are equally shallow, takes the one with the greatest number.
import sys
from heapq import heapify, heapreplace

n, t, *numbers = map(int, sys.stdin.read().split())
gains = numbers[1::2]
channels = [(depth, -at) for at, depth in enumerate(numbers[0::2])]
heapify(channels)
for _ in range(t):
    depth, at = channels[0]
    heapreplace(channels, (depth + gains[-at], at))
depth, at = channels[0]
print(1 - at, depth - t)
