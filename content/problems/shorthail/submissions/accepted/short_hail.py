import sys


def node():
    return {"boats": 0}


root = node()
for event in sys.stdin.read().splitlines()[1:]:
    what, name = event.split()
    here = root
    if what == "?":
        said = ""
        for letter in name:
            here = here[letter]
            said += letter
            if here["boats"] == 1:
                break
        print(said if here["boats"] == 1 else said + "!")
        continue
    for letter in name:
        if letter not in here:
            here[letter] = node()
        here = here[letter]
        here["boats"] += 1 if what == "+" else -1
