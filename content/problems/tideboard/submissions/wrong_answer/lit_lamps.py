# Counts the lamps that are lit, not the ones that change.
input()
switched = [0] * 40
for height in map(int, input().split()):
    for lamp in range(40):
        switched[lamp] += height >> lamp & 1
print(sum(switched), switched.index(max(switched)))
