import sys
from itertools import accumulate

words = list(map(int, sys.stdin.read().split()))
n, q = words[:2]
# down[i]: minutes from pool 0 down to pool i; up[i]: minutes from pool i up to pool 0.
down = [0, *accumulate(words[2 : 2 + n])]
up = [0, *accumulate(words[2 + n : 2 + 2 * n])]
boats = words[2 + 2 * n :]
for a, b in zip(boats[::2], boats[1::2]):
    print(down[b] - down[a] if a < b else up[a] - up[b])
