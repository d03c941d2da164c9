# Does not let a mast pass that just fits.
mast, bridge, tide = map(int, input().split())
print("pass" if mast < bridge - tide else "wait")
