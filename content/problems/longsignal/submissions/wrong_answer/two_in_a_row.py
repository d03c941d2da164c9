# Allows only single seconds of light.
MODULUS = 10**9 + 7


def fibonacci(n):
    """The Fibonacci numbers n and n + 1."""
    if n == 0:
        return 0, 1
    a, b = fibonacci(n // 2)
    c, d = a * (2 * b - a) % MODULUS, (a * a + b * b) % MODULUS
    return (c, d) if n % 2 == 0 else (d, (c + d) % MODULUS)


print(fibonacci(int(input()) + 2)[0])
