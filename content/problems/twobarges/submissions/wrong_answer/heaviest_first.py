# Loads the heaviest crate first, always onto the lighter barge.
input()
one = other = 0
for weight in sorted(map(int, input().split()), reverse=True):
    if one <= other:
        one += weight
    else:
        other += weight
print(abs(one - other))
