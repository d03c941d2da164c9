def main():
    points = [1 if c == "A" else 0 for c in input().strip()]
    n = len(points)
    # alice[i], bob[i]: points scored among the first i; where[x][k]: after which point the k-th of a player falls
    alice, bob = [0], [0]
    when = ([], [])
    for i, a in enumerate(points):
        alice.append(alice[-1] + a)
        bob.append(bob[-1] + 1 - a)
        when[a].append(i + 1)
    wins = []
    for k in range(1, n + 1):
        at = difference = 0
        while True:
            a, b = alice[at] + k - 1, bob[at] + k - 1
            end_a = when[1][a] if a < len(when[1]) else n + 1
            end_b = when[0][b] if b < len(when[0]) else n + 1
            if end_a > n and end_b > n:
                break
            difference += 1 if end_a < end_b else -1
            at = min(end_a, end_b)
        if difference > 0:
            wins.append(k)
    print(len(wins))
    if wins:
        print(*wins)


main()
