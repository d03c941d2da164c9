from math import sqrt

x, y, r, n = map(int, input().split())
buoys = [tuple(map(int, input().split())) for _ in range(n)]


def lit(ax, ay, bx, by):
    # At a share s of the leg, the squared distance minus r*r is a*s*s + 2*b*s + c.
    # The light ends where this is 0.
    dx, dy = bx - ax, by - ay
    a = dx * dx + dy * dy
    b = dx * (ax - x) + dy * (ay - y)
    c = (ax - x) ** 2 + (ay - y) ** 2 - r * r
    inside = b * b - a * c
    if inside <= 0:
        return 0
    root = sqrt(inside)
    enters = max(0, (-b - root) / a)
    leaves = min(1, (-b + root) / a)
    return max(0, leaves - enters) * sqrt(a)


print(sum(lit(*one, *other) for one, other in zip(buoys, buoys[1:])))
