biscuits, sailors = map(int, input().split())
print(biscuits // sailors, biscuits % sailors)
