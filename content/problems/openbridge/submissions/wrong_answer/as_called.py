# Believes the order of the log.
n, w = map(int, input().split())
openings = minutes = 0
closes = -1
for arrival in map(int, input().split()):
    if arrival > closes:
        openings += 1
        minutes += w
    else:
        minutes += max(0, arrival + w - closes)
    closes = max(closes, arrival + w)
print(openings, minutes)
