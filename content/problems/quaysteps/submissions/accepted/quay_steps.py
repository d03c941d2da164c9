from functools import lru_cache

n, k = map(int, input().split())
broken = set(map(int, input().split()))


@lru_cache(maxsize=None)
def ways(step):
    if step < 0 or step in broken:
        return 0
    if step == 0:
        return 1
    return ways(step - 1) + ways(step - 2)


print(ways(n))
