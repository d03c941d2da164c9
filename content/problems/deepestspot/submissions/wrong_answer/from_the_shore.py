# Sounds at one buoy after the other: too many soundings.
n = int(input())
before = 0
deepest = n
for buoy in range(1, n + 1):
    print("?", buoy, flush=True)
    depth = int(input())
    if depth < before:
        deepest = buoy - 1
        break
    before = depth
print("!", deepest, flush=True)
