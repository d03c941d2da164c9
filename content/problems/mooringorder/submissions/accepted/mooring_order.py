import sys

boats = []
for line in sys.stdin.read().splitlines()[1:]:
    name, length, minute = line.split()
    boats.append((-int(length), int(minute), name))
print("\n".join(name for _, _, name in sorted(boats)))
