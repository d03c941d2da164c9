n, limit = map(int, input().split())
crates = list(map(int, input().split()))

possible = [False] * (limit + 1)
possible[0] = True
for crate in crates:
    # From the heaviest down: what is read was possible before this crate came.
    for weight in range(limit, crate - 1, -1):
        if possible[weight - crate]:
            possible[weight] = True

print(max(weight for weight in range(limit + 1) if possible[weight]))
