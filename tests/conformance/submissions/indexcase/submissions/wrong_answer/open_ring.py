# Forgets that the ring has to close.
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[:2]
    by_value = [[] for _ in range(m + 1)]
    for i, v in enumerate(data[2:2 + m ** 3]):
        # neighbours (x, y, z): from pair (x, y) to pair (y, z)
        by_value[v].append((i // m, i % (m * m)))
    state = data[2 + m ** 3:]
    reach = [1 << p for p in range(m * m)]  # the pairs one can have started from
    for v in state:
        new = [0] * (m * m)
        for p, q in by_value[v]:
            new[q] |= reach[p]
        reach = new
    print("yes" if any(reach) else "no")


main()
