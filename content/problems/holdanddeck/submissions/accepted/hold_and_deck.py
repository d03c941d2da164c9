n, hold, deck = map(int, input().split())

# best[h][d]: the greatest freight with h tonnes of room in the hold and d on deck.
best = [[0] * (deck + 1) for _ in range(hold + 1)]
for _ in range(n):
    weight, freight, place = input().split()
    weight, freight = int(weight), int(freight)
    # From the most room down, so that each crate is used only once.
    for h in range(hold, -1, -1):
        row = best[h]
        if h >= weight:
            below = best[h - weight]
            in_hold = [coins + freight for coins in below]
        else:
            in_hold = row
        on_deck = row[:weight] + [coins + freight for coins in row[: max(0, deck + 1 - weight)]]
        if place == "dry":
            on_deck = row
        best[h] = [max(three) for three in zip(row, in_hold, on_deck)]
print(best[hold][deck])
