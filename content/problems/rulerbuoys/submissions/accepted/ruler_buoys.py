def pattern(size):
    if size == 1:
        return [1]
    smaller = pattern(size - 1)
    return smaller + [size] + smaller


print(*pattern(int(input())))
