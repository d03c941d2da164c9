import sys

head, *lines = sys.stdin.read().splitlines()
today = int(head.split()[1])
boats = []
for line in lines:
    name, paid = line.split()
    boats.append((name, int(paid)))

# A new list: removing from a list during a walk through it would skip the next boat.
boats = [(name, paid) for name, paid in boats if paid >= today]

for name, paid in boats:
    print(name)
if not boats:
    print("empty")
