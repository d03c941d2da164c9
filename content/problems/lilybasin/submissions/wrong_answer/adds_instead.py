# Adds the same area each day instead of doubling it.
area, basin = map(int, input().split())
print(max(0, -(-(basin - area) // area)))
