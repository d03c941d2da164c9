import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    after = [[] for _ in range(n + 1)]
    waiting = [0] * (n + 1)
    for a, b in zip(numbers[::2], numbers[1::2]):
        after[a].append(b)
        waiting[b] += 1
    # Takes the crate that became free last.
    free = [crate for crate in range(1, n + 1) if waiting[crate] == 0]
    order = []
    while free:
        crate = free.pop()
        order.append(crate)
        for following in after[crate]:
            waiting[following] -= 1
            if waiting[following] == 0:
                free.append(following)
    print(*order if len(order) == n else ["impossible"])


main()
