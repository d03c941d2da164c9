n, load = map(int, input().split())
crates = list(map(int, input().split()))


# The ways to reach the weight `left` with the crates from position `at` on.
def ways(at, left):
    if at == n:
        return 1 if left == 0 else 0
    return ways(at + 1, left) + ways(at + 1, left - crates[at])


print(ways(0, load))
