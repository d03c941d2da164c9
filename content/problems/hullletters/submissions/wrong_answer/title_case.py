# Gives every word an upper-case letter.
for _ in range(int(input())):
    print(input().title())
