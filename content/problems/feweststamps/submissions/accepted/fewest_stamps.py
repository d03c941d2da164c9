k, price = map(int, input().split())
values = list(map(int, input().split()))

impossible = 10**6
fewest = [0] + [impossible] * price
for amount in range(1, price + 1):
    for value in values:
        if value <= amount and fewest[amount - value] + 1 < fewest[amount]:
            fewest[amount] = fewest[amount - value] + 1
print("impossible" if fewest[price] >= impossible else fewest[price])
