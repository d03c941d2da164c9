n = int(input())
for minute in range(1, n + 1):
    if minute % 15 == 0:
        print("double")
    elif minute % 3 == 0:
        print("short")
    elif minute % 5 == 0:
        print("long")
    else:
        print("quiet")
