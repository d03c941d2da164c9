n, limit = map(int, input().split())
crates = list(map(int, input().split()))

possible = [False] * (limit + 1)
possible[0] = True
for crate in crates:
    # Downwards, so that each crate is used only once.
    for weight in range(limit, crate - 1, -1):
        if possible[weight - crate]:
            possible[weight] = True

print(max(weight for weight in range(limit + 1) if possible[weight]))
