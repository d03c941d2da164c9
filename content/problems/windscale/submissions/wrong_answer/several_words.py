# Prints every word that fits, because the tests are not connected.
speed = int(input())
if speed <= 3:
    print("calm")
if speed <= 16:
    print("breeze")
if speed <= 33:
    print("wind")
if speed >= 34:
    print("storm")
