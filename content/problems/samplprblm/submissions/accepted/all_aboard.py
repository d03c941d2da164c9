lane, n = map(int, input().split())
aboard = 0
for length in map(int, input().split()):
    lane -= length
    if lane < 0:
        break
    aboard += 1
print(aboard)
