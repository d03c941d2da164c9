# Rounds to the nearest whole number, which may be too many.
biscuits, sailors = map(int, input().split())
each = round(biscuits / sailors)
print(each, biscuits - each * sailors)
