adults, children = map(int, input().split())
print(7 * adults + 4 * children)
