from collections import deque

rows, columns, notes = map(int, input().split())
# With a wall around the chart she cannot leave it.
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


between = [strokes_from(squares.index(lamp)) for lamp in lamps]
# least[burning][last]: strokes until exactly these lamps burn and `last` was lit last.
least = [[dark] * k for _ in range(1 << k)]
for lamp, strokes in enumerate(strokes_from(squares.index("S"))):
    if needs[lamp] == 0:
        least[1 << lamp][lamp] = strokes
for burning in range(1, 1 << k):
    for last in range(k):
        so_far = least[burning][last]
        if so_far == dark:
            continue
        for lamp in range(k):
            if burning >> lamp & 1 or needs[lamp] & ~burning:
                continue
            both = burning | 1 << lamp
            strokes = so_far + between[last][lamp]
            if strokes < least[both][lamp]:
                least[both][lamp] = strokes
best = min(least[-1])
print("dark" if best == dark else best)
