n, k = map(int, input().split())
owners = input().split()
inside = {}
start = longest = 0
for end, owner in enumerate(owners):
    inside[owner] = inside.get(owner, 0) + 1
    while len(inside) > k:
        first = owners[start]
        inside[first] -= 1
        if inside[first] == 0:
            del inside[first]
        start += 1
    longest = max(longest, end - start + 1)
print(longest)
