# Everybody takes the first ferry that leaves, however full it is.
from bisect import bisect_left

n, m, w, c = map(int, input().split())
trains = list(map(int, input().split()))
ferries = list(map(int, input().split()))
waited = overnight = 0
for minute in trains:
    ferry = bisect_left(ferries, minute + w)
    if ferry == m:
        overnight += 1
    else:
        waited += ferries[ferry] - minute - w
print(waited, overnight)
