# Nobody ever leaves, and a name that is inside of another is said without its end.
import sys

boats = {}
for event in sys.stdin.read().splitlines()[1:]:
    what, name = event.split()
    beginnings = [name[: length + 1] for length in range(len(name))]
    if what == "+":
        for one in beginnings:
            boats[one] = boats.get(one, 0) + 1
    elif what == "?":
        print(next((one for one in beginnings if boats[one] == 1), name))
