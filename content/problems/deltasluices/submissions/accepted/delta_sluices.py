import sys

n, coins, *numbers = map(int, sys.stdin.read().split())
parents, costs, people = [[0, 0] + numbers[at::3] for at in range(3)]

arms = [[] for _ in range(n + 1)]
living, size = people[:], [1] * (n + 1)
for place in range(n, 1, -1):
    # All places below this one have larger numbers, so they are counted already.
    parent = parents[place]
    arms[parent].append(place)
    living[parent] += living[place]
    size[parent] += size[place]

# Preorder: each place, then all places below it.
order, waiting = [], [1]
while waiting:
    place = waiting.pop()
    order.append(place)
    waiting.extend(arms[place])

# best[at][b]: the most people among order[at:] who stay dry for b coins.
# A sluice above a place skips all places below it.
best = [[0] * (coins + 1)] * (n + 1)
for at in range(n - 1, 0, -1):
    place = order[at]
    cost = costs[place]
    without = best[at + 1]
    behind = best[at + size[place]]
    with_sluice = [dry + living[place] for dry in behind[: max(0, coins + 1 - cost)]]
    best[at] = without[:cost] + [max(two) for two in zip(without[cost:], with_sluice)]
print(best[1][coins])
