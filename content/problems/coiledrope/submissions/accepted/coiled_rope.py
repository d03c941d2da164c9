def different_primes(n):
    count = 0
    divisor = 2
    while divisor * divisor <= n:
        if n % divisor == 0:
            count += 1
            while n % divisor == 0:
                n //= divisor
        divisor += 1 if divisor == 2 else 2
    return count + (n > 1)


# Each prime power belongs completely to the loops or completely to the metres.
for _ in range(int(input())):
    print(2 ** different_primes(int(input())))
