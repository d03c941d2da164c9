# Sorts the crates by how many others they have to wait for, which is no order.
import sys

n, m, *numbers = map(int, sys.stdin.buffer.read().split())
waiting = [0] * (n + 1)
for crate in numbers[1::2]:
    waiting[crate] += 1
order = sorted(range(1, n + 1), key=lambda crate: waiting[crate])
print(*order if waiting[order[0]] == 0 else ["impossible"])
