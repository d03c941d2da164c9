# Takes two words at a time: there is no second one for the last of an odd number.
n = int(input())
while n > 0:
    print(input())
    input()
    n -= 2
