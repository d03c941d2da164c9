# Adds up crossings as if a ferry were always about to leave.
import sys
from heapq import heappop, heappush

numbers = list(map(int, sys.stdin.read().split()))
n, m = numbers[:2]
lines = [[] for _ in range(n + 1)]
for i in range(2, 2 + 5 * m, 5):
    u, v, a, p, d = numbers[i : i + 5]
    lines[u].append((v, d))
settled = {}
queue = [(0, 1)]
while queue:
    minute, island = heappop(queue)
    if island in settled:
        continue
    settled[island] = minute
    for v, d in lines[island]:
        heappush(queue, (minute + d, v))
print(settled.get(n, "never"))
