# Treats the sluices as if they had nothing to do with each other: who is below two of them counts twice.
import sys

n, coins, *numbers = map(int, sys.stdin.read().split())
living = [0, 0] + numbers[2::3]
for place in range(n, 2, -1):
    living[numbers[3 * (place - 2)]] += living[place]
best = [0] * (coins + 1)
for place in range(2, n + 1):
    cost = numbers[3 * (place - 2) + 1]
    for left in range(coins, cost - 1, -1):
        best[left] = max(best[left], best[left - cost] + living[place])
print(best[coins])
