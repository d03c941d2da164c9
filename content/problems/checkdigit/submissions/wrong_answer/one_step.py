# Adds up the digits only once.
n = input().strip()
print(sum(map(int, n)), 1)
