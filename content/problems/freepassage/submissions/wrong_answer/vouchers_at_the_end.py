# Finds the cheapest way without vouchers, and then makes its most expensive canals free.
import sys
from heapq import heappop, heappush

n, m, k, *numbers = map(int, sys.stdin.read().split())
canals = [[] for _ in range(n + 1)]
for a, b, toll in zip(numbers[0::3], numbers[1::3], numbers[2::3]):
    canals[a].append((b, toll))
    canals[b].append((a, toll))
done = set()
queue = [(0, 1, ())]
answer = "no way"
while queue:
    paid, town, tolls = heappop(queue)
    if town == n:
        answer = sum(sorted(tolls)[: max(0, len(tolls) - k)])
        break
    if town in done:
        continue
    done.add(town)
    for other, toll in canals[town]:
        heappush(queue, (paid + toll, other, (*tolls, toll)))
print(answer)
