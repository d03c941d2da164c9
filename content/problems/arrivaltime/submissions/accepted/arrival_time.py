hours, minutes, crossing = map(int, input().split())
arrival = (hours * 60 + minutes + crossing) % (24 * 60)
print(arrival // 60, arrival % 60)
