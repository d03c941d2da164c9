import sys

words = list(map(int, sys.stdin.read().split()))
n, q = words[:2]
down = words[2 : 2 + n]
up = words[2 + n : 2 + 2 * n]
boats = words[2 + 2 * n :]
for a, b in zip(boats[::2], boats[1::2]):
    minutes = 0
    if a < b:
        for lock in range(a, b):
            minutes += down[lock]
    else:
        for lock in range(b, a):
            minutes += up[lock]
    print(minutes)
