import sys


def main():
    data = sys.stdin.read().split()
    n, p = int(data[0]), round(float(data[1]) * 1000)
    equal = 0
    below, above = [], []
    for i in range(n):
        c = int(data[2 + 2 * i])
        d = round(float(data[3 + 2 * i]) * 1000) - p
        if d == 0:
            equal += c
        else:
            (above if d > 0 else below).append((abs(d), c))
    surplus = sum(d * c for d, c in above)
    deficit = sum(d * c for d, c in below)
    small, large = (below, above) if deficit <= surplus else (above, below)
    rest = min(surplus, deficit)
    total = equal + sum(c for _, c in small)
    for d, c in sorted(large):
        if d * c >= rest:
            total += rest / d
            break
        rest -= d * c
        total += c
    print(total)


main()
