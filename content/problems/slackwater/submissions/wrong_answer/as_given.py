import sys

heights = list(map(int, sys.stdin.read().split()))[1:]
longest = 1
run = 1
for before, now in zip(heights, heights[1:]):
    if abs(now - before) <= 1:
        run += 1
    else:
        longest = max(longest, run)
        run = 1
print(longest)
