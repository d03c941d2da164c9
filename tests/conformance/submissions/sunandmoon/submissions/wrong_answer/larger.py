# The later of the two next years, whether they meet or not.
ds, ys = map(int, input().split())
dm, ym = map(int, input().split())
print(max(ys - ds, ym - dm))
