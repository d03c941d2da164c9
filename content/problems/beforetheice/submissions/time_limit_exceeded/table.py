# soonest[k]: the earliest hour by which k of the ships so far can be done; a table of n * n.
import sys

n, *numbers = map(int, sys.stdin.read().split())
soonest = [0]
for deadline, hours in sorted(zip(numbers[1::2], numbers[0::2])):
    soonest.append(float("inf"))
    for k in range(len(soonest) - 1, 0, -1):
        done = soonest[k - 1] + hours
        if done <= deadline and done < soonest[k]:
            soonest[k] = done
    if soonest[-1] == float("inf"):
        soonest.pop()
print(len(soonest) - 1)
