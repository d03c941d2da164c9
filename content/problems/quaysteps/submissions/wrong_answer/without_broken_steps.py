# Forgets the broken steps.
n, k = map(int, input().split())
one, two = 1, 1
for _ in range(n - 1):
    one, two = two, one + two
print(two)
