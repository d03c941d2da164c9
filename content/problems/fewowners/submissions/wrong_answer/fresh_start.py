# Begins a new stretch with every company too many, and forgets what the old one could have kept.
n, k = map(int, input().split())
inside, length, longest = set(), 0, 0
for owner in input().split():
    if owner not in inside and len(inside) == k:
        inside, length = set(), 0
    inside.add(owner)
    length += 1
    longest = max(longest, length)
print(longest)
