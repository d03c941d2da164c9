rows, columns = map(int, input().split())
width = columns + 2
# With a border of rock the boat cannot leave the chart.
chart = "#" * width + "".join("#" + input() + "#" for _ in range(rows)) + "#" * width
goal = chart.index("G")

seen = [bytearray(len(chart)), bytearray(len(chart))]
places = [chart.index("S")]
seen[0][places[0]] = 1
minute = 0
while places and goal not in places:
    minute += 1
    odd = minute % 2
    visited = seen[odd]
    closed = "#~" if odd else "#"
    following = []
    for place in places:
        for step in (0, 1, -1, width, -width):
            target = place + step
            if not visited[target] and chart[target] not in closed:
                visited[target] = 1
                following.append(target)
    places = following
print(minute if places else "stuck")
