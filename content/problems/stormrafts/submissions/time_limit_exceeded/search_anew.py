# Walks along the ropes after each event.
import sys

head, *events = sys.stdin.read().splitlines()
n = int(head.split()[0])
ropes = [[] for _ in range(n + 1)]
anchored = [False] * (n + 1)
for event in events:
    what, *boats = event.split()
    if what == "anchor":
        anchored[int(boats[0])] = True
    else:
        a, b = map(int, boats)
        ropes[a].append(b)
        ropes[b].append(a)
    safe = set()
    for boat in range(1, n + 1):
        if not anchored[boat] or boat in safe:
            continue
        safe.add(boat)
        waiting = [boat]
        while waiting:
            for other in ropes[waiting.pop()]:
                if other not in safe:
                    safe.add(other)
                    waiting.append(other)
    print(n - len(safe))
