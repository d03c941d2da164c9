import sys

harbour = set()
for event in sys.stdin.read().splitlines()[1:]:
    what, name = event.split()
    if what == "+":
        harbour.add(name)
    elif what == "-":
        harbour.remove(name)
    else:
        length = 1
        while length <= len(name) and sum(other.startswith(name[:length]) for other in harbour) > 1:
            length += 1
        print(name[:length] if length <= len(name) else name + "!")
