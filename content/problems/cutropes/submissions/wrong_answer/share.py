# Divides all rope by the number of lines, as if it were one piece.
n, k = map(int, input().split())
print(sum(map(int, input().split())) / k)
