n, m, w, c = map(int, input().split())
at_pier = [minute + w for minute in map(int, input().split())]

across = waited = 0
for leaves in map(int, input().split()):
    room = c
    while room > 0 and across < n and at_pier[across] <= leaves:
        waited += leaves - at_pier[across]
        across += 1
        room -= 1
print(waited, n - across)
