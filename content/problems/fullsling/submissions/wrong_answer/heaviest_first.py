# Takes the heaviest crate that still fits, again and again.
n, limit = map(int, input().split())
weight = 0
for crate in sorted(map(int, input().split()), reverse=True):
    if weight + crate <= limit:
        weight += crate
print(weight)
