# Pours the larger side in the order of the input instead of nearest first.
data = open(0).read().split()
n, p = int(data[0]), round(float(data[1]) * 1000)
total = 0
sides = ([], [])
for i in range(n):
    c = int(data[2 + 2 * i])
    d = round(float(data[3 + 2 * i]) * 1000) - p
    if d == 0:
        total += c
    else:
        sides[d > 0].append((abs(d), c))
sums = [sum(d * c for d, c in side) for side in sides]
large = sums[1] > sums[0]
total += sum(c for _, c in sides[not large])
rest = min(sums)
for d, c in sides[large]:
    liters = min(c, rest / d)
    total += liters
    rest -= liters * d
print(total)
