n, limit = map(int, input().split())
crates = list(map(int, input().split()))

possible = [False] * (limit + 1)
possible[0] = True
for crate in crates:
    for weight in range(crate, limit + 1):
        if possible[weight - crate]:
            possible[weight] = True

print(max(weight for weight in range(limit + 1) if possible[weight]))
