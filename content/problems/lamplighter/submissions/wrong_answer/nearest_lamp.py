# Always rows to the nearest lamp that can be lit.
from collections import deque

rows, columns, notes = map(int, input().split())
# A wall around the chart saves asking for its edges.
width = columns + 1
squares = "#" * width + "".join(input() + "#" for _ in range(rows)) + "#" * width
lamps = sorted(set(squares) - set(".#S"))
k = len(lamps)
needs = [0] * k
for _ in range(notes):
    first, second = input().split()
    needs[lamps.index(second)] |= 1 << lamps.index(first)

dark = float("inf")


def strokes_from(start):
    strokes = [dark] * len(squares)
    strokes[start] = 0
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for to in (at - width, at + width, at - 1, at + 1):
            if squares[to] != "#" and strokes[to] == dark:
                strokes[to] = strokes[at] + 1
                queue.append(to)
    return [strokes[squares.index(lamp)] for lamp in lamps]


burning = total = 0
ways = strokes_from(squares.index("S"))
while burning != (1 << k) - 1:
    ready = [lamp for lamp in range(k) if not burning >> lamp & 1 and not needs[lamp] & ~burning]
    ready = [lamp for lamp in ready if ways[lamp] != dark]
    if not ready:
        total = "dark"
        break
    lamp = min(ready, key=lambda one: ways[one])
    total += ways[lamp]
    burning |= 1 << lamp
    ways = strokes_from(squares.index(lamps[lamp]))
print(total)
