# Computes the same numbers again and again.
n, k = map(int, input().split())
broken = set(map(int, input().split()))


def ways(step):
    if step < 0 or step in broken:
        return 0
    if step == 0:
        return 1
    return ways(step - 1) + ways(step - 2)


print(ways(n))
