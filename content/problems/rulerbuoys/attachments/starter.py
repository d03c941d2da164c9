def pattern(size):
    @{return []}@


print(*pattern(int(input())))
