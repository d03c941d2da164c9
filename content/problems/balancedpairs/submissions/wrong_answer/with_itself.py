# Counts a crate as a pair with itself.
import sys
from collections import Counter

n, k, *weights = map(int, sys.stdin.buffer.read().split())
rests = Counter(weight % k for weight in weights)
print(sum(count * rests[-rest % k] for rest, count in rests.items()) // 2)
