n, w = map(int, input().split())
text = input()
for i in range(0, len(text), w):
    print(text[i : i + w])
