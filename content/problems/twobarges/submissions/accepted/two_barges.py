def sums_of(crates):
    """The sums of all choices of crates, in ascending order."""
    sums = [0]
    for weight in crates:
        sums += [total + weight for total in sums]
    return sorted(sums)


n = int(input())
crates = list(map(int, input().split()))
total = sum(crates)
low = sums_of(crates[: n // 2])
high = sums_of(crates[n // 2 :])

least = total
other = len(high) - 1
for one in low:
    while other > 0 and 2 * (one + high[other]) > total:
        least = min(least, 2 * (one + high[other]) - total)
        other -= 1
    least = min(least, abs(total - 2 * (one + high[other])))
print(least)
