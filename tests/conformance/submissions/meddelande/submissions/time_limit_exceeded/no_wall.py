# Turns right at the end of a row and finds no way down when there are more rows.
data = open(0).read().split()
n, m = int(data[0]), int(data[1])
grid = data[2:]
row = column = 0
message = ""
while (row, column) != (n - 1, m - 1):
    if column < m - 1:
        message += grid[row][column]
        column += 1
print((message + grid[row][column]).replace(".", ""))
