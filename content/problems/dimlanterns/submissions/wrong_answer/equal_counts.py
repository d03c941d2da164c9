import sys
from bisect import bisect_right

words = list(map(int, sys.stdin.read().split()))
n, q = words[0], words[1]
lanterns = words[2 : 2 + n]
print("\n".join(str(bisect_right(lanterns, x)) for x in words[2 + n : 2 + n + q]))
