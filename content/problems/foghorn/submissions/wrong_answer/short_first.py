# Tests for "short" first, so "double" is never reached.
n = int(input())
for minute in range(1, n + 1):
    if minute % 3 == 0:
        print("short")
    elif minute % 5 == 0:
        print("long")
    elif minute % 15 == 0:
        print("double")
    else:
        print("quiet")
