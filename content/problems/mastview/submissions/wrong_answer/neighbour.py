# Looks at the neighbour and at the highest mast only.
n = int(input())
heights = list(map(int, input().split()))
view = []
highest = 0
for at, height in enumerate(heights):
    if at > 0 and heights[at - 1] > height:
        view.append(1)
    else:
        view.append(at - highest if heights[highest] > height else 0)
    if height >= heights[highest]:
        highest = at
print(*view)
