# Insertion sort: quick for boats that are in order already.
import sys

boats = []
for line in sys.stdin.read().splitlines()[1:]:
    name, length, minute = line.split()
    boats.append((-int(length), int(minute), name))
for i in range(len(boats)):
    boat = boats[i]
    j = i
    while j > 0 and boat < boats[j - 1]:
        boats[j] = boats[j - 1]
        j -= 1
    boats[j] = boat
print("\n".join(name for _, _, name in boats))
