import sys

head, *events = sys.stdin.read().splitlines()
n = int(head.split()[0])
leader = list(range(n + 1))
size = [1] * (n + 1)
holds = [False] * (n + 1)


def find(boat):
    while leader[boat] != boat:
        leader[boat] = leader[leader[boat]]
        boat = leader[boat]
    return boat


drifting = n
for event in events:
    what, *boats = event.split()
    first, last = find(int(boats[0])), find(int(boats[-1]))
    before = sum(size[raft] for raft in {first, last} if not holds[raft])
    if what == "anchor":
        holds[first] = True
    elif first != last:
        if size[first] < size[last]:
            first, last = last, first
        leader[last] = first
        size[first] += size[last]
        holds[first] = holds[first] or holds[last]
    drifting += (0 if holds[first] else size[first]) - before
    print(drifting)
