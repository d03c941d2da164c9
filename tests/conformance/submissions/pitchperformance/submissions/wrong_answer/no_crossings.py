# Does not cut at the crossings: positive and negative areas cancel.
import sys
from math import sqrt


def area(a, b, c, w):
    """Integral of |a t^2 + b t + c| over 0 <= t <= w."""
    cuts = [0.0, float(w)]
    if a == 0:
        if b != 0:
            cuts.append(-c / b)
    else:
        d = b * b - 4 * a * c
        if d > 0:
            q = -(b + (sqrt(d) if b >= 0 else -sqrt(d))) / 2
            cuts.append(q / a)
            if q:
                cuts.append(c / q)
    cuts = [0.0, float(w)]
    values = [((a * t / 3 + b / 2) * t + c) * t for t in cuts]
    return sum(abs(v - u) for u, v in zip(values, values[1:]))


def main():
    it = iter(map(int, sys.stdin.buffer.read().split()))
    f = [(next(it), next(it)) for _ in range(next(it))]
    g = [(next(it), next(it), next(it), next(it)) for _ in range(next(it))]
    i = j = left = 0
    total = 0.0
    while i < len(f) and j < len(g):
        right = min(f[i][0], g[j][0])
        _, a, b, c = g[j]
        # shift to t = x - left, exactly, to keep the numbers small
        total += area(a, 2 * a * left + b, (a * left + b) * left + c - f[i][1], right - left)
        left = right
        if f[i][0] == right:
            i += 1
        if g[j][0] == right:
            j += 1
    print("%.9f" % total)


main()
