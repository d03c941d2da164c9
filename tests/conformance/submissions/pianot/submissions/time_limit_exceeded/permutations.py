# Tries every order of the keys: good enough for the first group only.
def main():
    piece = input().strip()
    keys = sorted(set(piece))
    moves = {}
    for pair in zip(piece, piece[1:]):
        if pair[0] != pair[1]:
            pair = tuple(sorted(pair))
            moves[pair] = moves.get(pair, 0) + 1
    place = {}
    best = [10**9]

    def lay(at):
        if at == len(keys):
            best[0] = min(best[0], sum(n * abs(place[a] - place[b]) for (a, b), n in moves.items()))
            return
        for key in keys:
            if key not in place:
                place[key] = at
                lay(at + 1)
                del place[key]

    if len(keys) > 8:
        lay(0)
    else:
        solve(piece, keys, best)
    print(best[0])


def solve(piece, keys, best):
    k = len(keys)
    at = [keys.index(letter) for letter in piece]
    least = [0] + [10**9] * ((1 << k) - 1)
    for mask in range(1 << k):
        cut = sum((mask >> a ^ mask >> b) & 1 for a, b in zip(at, at[1:]))
        for i in range(k):
            if not mask >> i & 1:
                more = mask | 1 << i
                least[more] = min(least[more], least[mask] + cut)
    best[0] = least[-1]


main()
