n, w = map(int, input().split())
arrivals = sorted(map(int, input().split()))

openings = minutes = 0
closes = -1
for arrival in arrivals:
    if arrival > closes:
        openings += 1
        minutes += w
    else:
        minutes += arrival + w - closes
    closes = arrival + w
print(openings, minutes)
