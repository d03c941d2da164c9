import sys


def dimmer_than(lanterns, x):
    low, high = 0, len(lanterns) - 1
    while low < high:
        middle = (low + high) // 2
        if lanterns[middle] < x:
            low = middle + 1
        else:
            high = middle
    return low


words = list(map(int, sys.stdin.read().split()))
n, q = words[0], words[1]
lanterns = words[2 : 2 + n]
print("\n".join(str(dimmer_than(lanterns, x)) for x in words[2 + n : 2 + n + q]))
