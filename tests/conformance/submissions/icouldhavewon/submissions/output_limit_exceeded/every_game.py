# @EXPECTED_RESULTS@: OUTPUT-LIMIT
# Prints the points of every game, and begins again with the first.
points = input().strip()
while True:
    print(points * 2000)
