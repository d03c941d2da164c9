# If the next buoy is deeper, the deepest one is further on.
def sound(buoy):
    print("?", buoy, flush=True)
    return int(input())


low, high = 1, int(input())
while low < high:
    middle = (low + high) // 2
    if sound(middle) < sound(middle + 1):
        low = middle + 1
    else:
        high = middle
print("!", low, flush=True)
