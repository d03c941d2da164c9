#include <iostream>
#include <string>

int main() {
    long long n, k, rem = 0;
    int count = 0;
    std::cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        for (char c : std::to_string(i)) rem = (rem * 10 + (c - '0')) % k;
        if (rem == 0) count++;
    }
    std::cout << count << std::endl;
}
