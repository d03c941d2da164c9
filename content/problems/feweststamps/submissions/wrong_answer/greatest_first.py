# Always takes the greatest stamp that still fits.
k, price = map(int, input().split())
stamps = 0
for value in sorted(map(int, input().split()), reverse=True):
    stamps += price // value
    price %= value
print("impossible" if price > 0 else stamps)
