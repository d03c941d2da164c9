import sys
from heapq import heappop, heappush

numbers = list(map(int, sys.stdin.read().split()))
n, m = numbers[:2]
lines = [[] for _ in range(n + 1)]
for i in range(2, 2 + 5 * m, 5):
    u, v, a, p, d = numbers[i : i + 5]
    lines[u].append((v, a, p, d))

arrival = [None] * (n + 1)
queue = [(0, 1)]
while queue:
    minute, island = heappop(queue)
    if arrival[island] is not None:
        continue
    arrival[island] = minute
    for v, a, p, d in lines[island]:
        if arrival[v] is None:
            departure = a if minute <= a else minute + (a - minute) % p
            heappush(queue, (departure + d, v))
print("never" if arrival[n] is None else arrival[n])
