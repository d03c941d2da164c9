import sys

head, *lines = sys.stdin.read().splitlines()
today = int(head.split()[1])
boats = []
for line in lines:
    name, paid = line.split()
    boats.append((name, int(paid)))

for boat in boats:
    if boat[1] < today:
        boats.remove(boat)

for name, paid in boats:
    print(name)
if not boats:
    print("empty")
