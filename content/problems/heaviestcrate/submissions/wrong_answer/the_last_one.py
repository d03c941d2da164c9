# Takes the last of several equal crates.
n = int(input())
weights = list(map(int, input().split()))
place = 0
for i in range(n):
    if weights[i] >= weights[place]:
        place = i
print(place + 1, weights[place])
