# Compares neighbours of the list without sorting it.
n = int(input())
boats = list(map(int, input().split()))
print(min(abs(boats[i] - boats[i - 1]) for i in range(1, n)))
