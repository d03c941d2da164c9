rows, columns, hours = map(int, input().split())
chart = [list(input()) for _ in range(rows)]


def is_water(y, x):
    return 0 <= y < rows and 0 <= x < columns and chart[y][x] == "."


for _ in range(hours):
    melting = []
    for y in range(rows):
        for x in range(columns):
            if chart[y][x] == "#":
                water = is_water(y - 1, x) + is_water(y + 1, x) + is_water(y, x - 1) + is_water(y, x + 1)
                if water >= 2:
                    melting.append((y, x))
    # Only now: during the hour the melting squares are still ice.
    for y, x in melting:
        chart[y][x] = "."

print(sum(row.count("#") for row in chart))
