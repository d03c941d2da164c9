# Counts equal weights as the same choice.
from itertools import combinations

n, load = map(int, input().split())
crates = list(map(int, input().split()))
found = {tuple(sorted(some)) for size in range(1, n + 1) for some in combinations(crates, size) if sum(some) == load}
print(len(found))
