# Plays a game until somebody reaches k, even when the points run out.
points = input().strip()
wins = []
for k in range(1, len(points) + 1):
    a = b = i = 0
    while a < k and b < k:
        if points[i] == "A":
            a += 1
        else:
            b += 1
        if i + 1 < len(points):
            i += 1
        elif k > len(points) // 2 + 1:
            a = b = i = 0
    if a > b:
        wins.append(k)
print(len(wins))
print(*wins)
