# Says zero, too.
n = int(input())
for number in range(n, -1, -1):
    print(number)
print("Cast off!")
