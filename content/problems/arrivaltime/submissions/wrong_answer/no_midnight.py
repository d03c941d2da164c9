# Counts on after midnight: 24, 25, ...
hours, minutes, crossing = map(int, input().split())
arrival = hours * 60 + minutes + crossing
print(arrival // 60, arrival % 60)
