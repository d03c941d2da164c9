# Prints 1, 2, ..., n, ..., 2, 1.
n = int(input())
print(*range(1, n + 1), *range(n - 1, 0, -1))
