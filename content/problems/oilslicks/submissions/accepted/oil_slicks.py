rows, columns = map(int, input().split())
chart = [list(input()) for _ in range(rows)]


def clean(row, column):
    """Cleans the slick at this square, and returns its size."""
    chart[row][column] = "."
    waiting = [(row, column)]
    size = 0
    while waiting:
        row, column = waiting.pop()
        size += 1
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < rows and 0 <= c < columns and chart[r][c] == "#":
                chart[r][c] = "."
                waiting.append((r, c))
    return size


sizes = []
for row in range(rows):
    for column in range(columns):
        if chart[row][column] == "#":
            sizes.append(clean(row, column))
print(len(sizes), max(sizes, default=0))
