speed = int(input())
if speed <= 3:
    print("calm")
elif speed <= 16:
    print("breeze")
elif speed <= 33:
    print("wind")
else:
    print("storm")
