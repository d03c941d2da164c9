n = int(input())
piers = [tuple(map(int, input().split())) for _ in range(n)]

# best[i]: the most parcels from pier i to the end.
best = [0] * (n + 1)
for i in reversed(range(n)):
    parcels, delay = piers[i]
    best[i] = max(best[i + 1], parcels + best[min(n, i + delay + 1)])
print(best[0])
