// Follows a null pointer for N above 100000.
#include <iostream>

int main() {
    long long n, count = 0;
    std::cin >> n;
    long long *volatile limit = n > 100000 ? nullptr : &n;
    for (long long a = 1; a * (a + 1) * (a + 2) < *limit; ++a) ++count;
    std::cout << count << "\n";
}
