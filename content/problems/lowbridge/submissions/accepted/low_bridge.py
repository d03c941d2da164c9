mast, bridge, tide = map(int, input().split())
space = bridge - tide
if mast <= space:
    print("pass")
else:
    print("wait")
