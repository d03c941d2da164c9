import sys
from heapq import heappush, heappop

n, *numbers = map(int, sys.stdin.read().split())
ships = sorted(zip(numbers[1::2], numbers[0::2]))

taken = []
hour = 0
for deadline, hours in ships:
    heappush(taken, -hours)
    hour += hours
    if hour > deadline:
        # Give up the ship that takes the longest.
        hour += heappop(taken)
print(len(taken))
