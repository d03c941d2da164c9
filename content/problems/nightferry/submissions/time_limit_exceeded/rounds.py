# Goes through all lines until nothing improves: up to n rounds.
import sys

numbers = list(map(int, sys.stdin.read().split()))
n, m = numbers[:2]
lines = [tuple(numbers[i : i + 5]) for i in range(2, 2 + 5 * m, 5)]
arrival = [float("inf")] * (n + 1)
arrival[1] = 0
changed = True
while changed:
    changed = False
    for u, v, a, p, d in lines:
        minute = arrival[u]
        if minute == float("inf"):
            continue
        departure = a if minute <= a else minute + (a - minute) % p
        if departure + d < arrival[v]:
            arrival[v] = departure + d
            changed = True
print("never" if arrival[n] == float("inf") else arrival[n])
