# Takes ships by their deadlines and never gives one up again.
import sys

n, *numbers = map(int, sys.stdin.read().split())
hour = saved = 0
for deadline, hours in sorted(zip(numbers[1::2], numbers[0::2])):
    if hour + hours <= deadline:
        hour += hours
        saved += 1
print(saved)
