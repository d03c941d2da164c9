rows, columns = map(int, input().split())
chart = [input() for _ in range(rows)]

# chart[row][column] is one of . # ~ S G
