# Repeats only letter flags: a substitute above is not looked at.
def hoist(signal):
    flags = ""
    for at, letter in enumerate(signal):
        place = signal.index(letter)
        if place == at:
            flags += letter
        elif place < 3 and str(place + 1) not in flags:
            flags += str(place + 1)
        else:
            return "no"
    return flags


for _ in range(int(input())):
    print(hoist(input()))
