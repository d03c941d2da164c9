n = int(input())
booked = set()
answer = "none"
for berth in map(int, input().split()):
    if berth in booked:
        answer = berth
        break
    booked.add(berth)
print(answer)
