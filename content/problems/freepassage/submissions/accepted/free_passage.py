import sys
from heapq import heappop, heappush

n, m, k, *numbers = map(int, sys.stdin.read().split())
canals = [[] for _ in range(n + 1)]
for a, b, toll in zip(numbers[0::3], numbers[1::3], numbers[2::3]):
    canals[a].append((b, toll))
    canals[b].append((a, toll))

done = set()
queue = [(0, 1, 0)]  # paid, town, used vouchers
answer = "no way"
while queue:
    paid, town, used = heappop(queue)
    if town == n:
        answer = paid
        break
    if (town, used) in done:
        continue
    done.add((town, used))
    for other, toll in canals[town]:
        heappush(queue, (paid + toll, other, used))
        if used < k:
            heappush(queue, (paid, other, used + 1))
print(answer)
