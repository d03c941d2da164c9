MODULUS = 10**9 + 7


def multiply(one, other):
    return [[sum(a * b for a, b in zip(row, column)) % MODULUS for column in zip(*other)] for row in one]


def power(matrix, n):
    if n == 0:
        return [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    half = power(matrix, n // 2)
    square = multiply(half, half)
    return multiply(square, matrix) if n % 2 == 1 else square


# Rows and columns: the signal ends with 0, 1 or 2 seconds of light.
step = [[1, 1, 1], [1, 0, 0], [0, 1, 0]]
result = power(step, int(input()))
print(sum(row[0] for row in result) % MODULUS)
