from math import gcd

a, b, t = map(int, input().split())
print(t // (a // gcd(a, b) * b) + 1)
