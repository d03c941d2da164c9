# Counts the coils that tangle, too.
for _ in range(int(input())):
    n = int(input())
    ways, loops = 0, 1
    while loops * loops <= n:
        if n % loops == 0:
            ways += 1 if loops * loops == n else 2
        loops += 1
    print(ways)
