# The shortest lift first, to the end.
import sys

n, s, *numbers = map(int, sys.stdin.read().split())
lifted, over = 0, s
for lift, inspection in sorted(zip(numbers[0::2], numbers[1::2])):
    lifted += lift
    over = max(over, lifted) + inspection
print(over)
