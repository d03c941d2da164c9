# Goes around in the order of the first morning.
import sys

n, t, *numbers = map(int, sys.stdin.read().split())
depths, gains = numbers[0::2], numbers[1::2]
order = sorted(range(n), key=lambda at: (depths[at], at))
for day in range(t):
    at = order[day % n]
    depths[at] += gains[at]
at = min(range(n), key=lambda at: (depths[at], at))
print(at + 1, depths[at] - t)
