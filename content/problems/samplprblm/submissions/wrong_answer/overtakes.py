# Lets a shorter car overtake one that does not fit.
lane, n = map(int, input().split())
aboard = 0
for length in map(int, input().split()):
    if length <= lane:
        lane -= length
        aboard += 1
print(aboard)
