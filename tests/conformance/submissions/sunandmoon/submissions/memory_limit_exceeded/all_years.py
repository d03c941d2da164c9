# @EXPECTED_RESULTS@: MEMORY-LIMIT
# Writes down every year of the sun before it looks at the moon: there is no last one.
ds, ys = map(int, input().split())
years = []
year = ys - ds
while True:
    years.extend(range(year, year + 1000000 * ys, ys))
    year = years[-1] + ys
