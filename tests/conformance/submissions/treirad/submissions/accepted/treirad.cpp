#include <iostream>

int main() {
    long long n, count = 0;
    std::cin >> n;
    for (long long a = 1; a * (a + 1) * (a + 2) < n; ++a) ++count;
    std::cout << count << "\n";
}
