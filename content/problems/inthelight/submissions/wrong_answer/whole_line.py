# Forgets that the boat stops at the buoys: takes what the light cuts out of the endless line.
from math import hypot, sqrt

x, y, r, n = map(int, input().split())
buoys = [tuple(map(int, input().split())) for _ in range(n)]
total = 0
for (ax, ay), (bx, by) in zip(buoys, buoys[1:]):
    away = abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / hypot(bx - ax, by - ay)
    if away < r:
        total += 2 * sqrt(r * r - away * away)
print(total)
