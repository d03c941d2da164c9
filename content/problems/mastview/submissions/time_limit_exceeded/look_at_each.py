# Walks west from each mast, one place at a time.
input()
heights = list(map(int, input().split()))
view = []
for at, height in enumerate(heights):
    place = at - 1
    while place >= 0 and heights[place] <= height:
        place -= 1
    view.append(at - place if place >= 0 else 0)
print(*view)
