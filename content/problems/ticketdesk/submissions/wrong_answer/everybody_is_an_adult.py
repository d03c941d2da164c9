# Takes the price of an adult for everybody.
adults, children = map(int, input().split())
print(7 * (adults + children))
