area, basin = map(int, input().split())
days = 0
while area < basin:
    area = area * 2
    days = days + 1
print(days)
