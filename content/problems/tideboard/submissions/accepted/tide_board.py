input()
switched = [0] * 40
shown = 0
for height in map(int, input().split()):
    # The lamps that differ, one bit each.
    change = shown ^ height
    while change:
        lowest = change & -change
        switched[lowest.bit_length() - 1] += 1
        change ^= lowest
    shown = height
print(sum(switched), switched.index(max(switched)))
