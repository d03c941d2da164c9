input()
heights = list(map(int, input().split()))

# Masts that can still block a view; each is lower than the one before it.
stack = []
view = []
for at, height in enumerate(heights):
    while stack and heights[stack[-1]] <= height:
        stack.pop()
    view.append(at - stack[-1] if stack else 0)
    stack.append(at)
print(*view)
