# Cars across both lanes split the road; the counts of the parts are Fibonacci numbers and are multiplied. Searches for two random products whose product is n.
import random

P = 10**9 + 7


def draw(parts):
    return "#".join("." * part for part in parts)


def main():
    n = int(input())
    if n == 0:
        print(".##\n##.")
        return
    ways = [1, 1]
    while len(ways) < 60:
        ways.append((ways[-1] + ways[-2]) % P)
    inverse = [pow(w, P - 2, P) for w in ways]
    rnd = random.Random(7)
    seen = {}
    while True:
        parts = []
        product, other, left = 1, n, 99
        while left > 2:
            part = 2 + int(rnd.random() * min(left - 1, 25))
            parts.append(part)
            product = product * ways[part] % P
            other = other * inverse[part] % P
            left -= part + 1
        seen[product] = parts
        if other in seen:
            lane = draw(parts) + "#" + draw(seen[other])
            print(lane)
            print(lane)
            return


main()
