// Subtraction only: never ends when one of the two numbers is 0.
#include <cstdio>

int main() {
    volatile long long a, b;
    long long x, y;
    if (std::scanf(" [ %lld , %lld ]", &x, &y) != 2) return 1;
    a = x;
    b = y;
    while (a != b) {
        if (a > b) a = a - b;
        else b = b - a;
    }
    std::printf("%lld\n", (long long)a);
}
