import sys
from collections import Counter

n, k, *weights = map(int, sys.stdin.buffer.read().split())
seen = Counter()
pairs = 0
for weight in weights:
    pairs += seen[-weight % k]
    seen[weight % k] += 1
print(pairs)
