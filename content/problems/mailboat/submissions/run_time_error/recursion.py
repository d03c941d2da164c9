# The right idea, but as deep as there are piers.
from functools import lru_cache

n = int(input())
piers = [tuple(map(int, input().split())) for _ in range(n)]


@lru_cache(maxsize=None)
def best(i):
    if i >= n:
        return 0
    parcels, delay = piers[i]
    return max(best(i + 1), parcels + best(i + delay + 1))


print(best(0))
