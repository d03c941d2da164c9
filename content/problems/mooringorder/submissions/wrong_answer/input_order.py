# Leaves boats with the same length and minute as they came.
import sys

boats = [line.split() for line in sys.stdin.read().splitlines()[1:]]
boats.sort(key=lambda boat: (-int(boat[1]), int(boat[2])))
print("\n".join(boat[0] for boat in boats))
