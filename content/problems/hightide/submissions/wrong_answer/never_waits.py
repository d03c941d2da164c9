# Moves in every minute, so each square has one parity only.
from collections import deque

rows, columns = map(int, input().split())
chart = [input() for _ in range(rows)]
minute = {(r, c): 0 for r in range(rows) for c in range(columns) if chart[r][c] == "S"}
queue = deque(minute)
answer = "stuck"
while queue:
    r, c = queue.popleft()
    now = minute[r, c]
    if chart[r][c] == "G":
        answer = now
        break
    for place in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
        if not (0 <= place[0] < rows and 0 <= place[1] < columns) or place in minute:
            continue
        sign = chart[place[0]][place[1]]
        if sign == "#" or (sign == "~" and now % 2 == 0):
            continue
        minute[place] = now + 1
        queue.append(place)
print(answer)
