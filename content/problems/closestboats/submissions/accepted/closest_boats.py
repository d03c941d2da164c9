n = int(input())
boats = sorted(map(int, input().split()))
print(min(boats[i] - boats[i - 1] for i in range(1, n)))
