# Draws the longest row twice.
n = int(input())
for stars in range(1, n + 1):
    print("*" * stars)
for stars in range(n, 0, -1):
    print("*" * stars)
