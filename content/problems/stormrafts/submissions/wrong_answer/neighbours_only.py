# An anchor holds the boats that are tied to it directly, and no others.
head, *events = open(0).read().splitlines()
n = int(head.split()[0])
ropes = [[] for _ in range(n + 1)]
anchored, safe = set(), set()
for event in events:
    what, *boats = event.split()
    a, b = int(boats[0]), int(boats[-1])
    if what == "anchor":
        anchored.add(a)
        safe.update([a, *ropes[a]])
    else:
        ropes[a].append(b)
        ropes[b].append(a)
        if a in anchored or b in anchored:
            safe.update([a, b])
    print(n - len(safe))
