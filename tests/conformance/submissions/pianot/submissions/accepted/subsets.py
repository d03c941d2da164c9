def main():
    piece = input().strip()
    letters = sorted(set(piece))
    k = len(letters)
    index = {letter: i for i, letter in enumerate(letters)}
    moves = [[0] * k for _ in range(k)]
    for a, b in zip(piece, piece[1:]):
        if a != b:
            moves[index[a]][index[b]] += 1
            moves[index[b]][index[a]] += 1
    # Every move that leaves the keys laid so far costs one more second for each key laid.
    full = 1 << k
    cut = [0] * full
    for mask in range(1, full):
        low = (mask & -mask).bit_length() - 1
        rest = mask & (mask - 1)
        total = cut[rest]
        row = moves[low]
        for j in range(k):
            if j != low:
                total += -row[j] if rest >> j & 1 else row[j]
        cut[mask] = total
    best = [0] * full
    for mask in range(1, full):
        least = None
        bits = mask
        while bits:
            bit = bits & -bits
            bits ^= bit
            value = best[mask ^ bit]
            if least is None or value < least:
                least = value
        best[mask] = least + cut[mask]
    print(best[full - 1])


main()
