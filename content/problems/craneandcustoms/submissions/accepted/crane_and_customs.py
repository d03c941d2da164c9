import sys

n, s, *numbers = map(int, sys.stdin.read().split())
containers = list(zip(numbers[0::2], numbers[1::2]))

# Johnson's rule: first short lifts, then the others, short inspections last.
containers.sort(key=lambda one: (0, one[0]) if one[0] <= one[1] else (1, -one[1]))

lifted, over = 0, s
for lift, inspection in containers:
    lifted += lift
    over = max(over, lifted) + inspection
print(over)
