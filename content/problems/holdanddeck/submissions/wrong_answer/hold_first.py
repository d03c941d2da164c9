# Fills the hold as well as it can be, and the deck with what is left.
n, hold, deck = map(int, input().split())
crates = [input().split() for _ in range(n)]


def fill(room, allowed):
    best = [(0, frozenset())] * (room + 1)
    for at in allowed:
        weight, freight = int(crates[at][0]), int(crates[at][1])
        for left in range(room, weight - 1, -1):
            coins, taken = best[left - weight]
            if coins + freight > best[left][0]:
                best[left] = coins + freight, taken | {at}
    return best[room]


below, taken = fill(hold, range(n))
above, _ = fill(deck, [at for at in range(n) if at not in taken and crates[at][2] == "any"])
print(below + above)
