def hoist(signal):
    flags = ""
    used = set()
    for at, letter in enumerate(signal):
        if letter not in signal[:at]:
            flags += letter
            continue
        for place in range(min(3, at)):
            if signal[place] == letter and place not in used:
                used.add(place)
                flags += str(place + 1)
                break
        else:
            return "no"
    return flags


for _ in range(int(input())):
    print(hoist(input()))
