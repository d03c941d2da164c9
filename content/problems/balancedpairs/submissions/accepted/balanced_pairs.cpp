#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long n, k;
    std::cin >> n >> k;
    std::vector<long long> rests(n);
    for (auto& rest : rests) {
        std::cin >> rest;
        rest %= k;
    }
    std::sort(rests.begin(), rests.end());
    long long twice = 0;
    for (long long rest : rests) {
        auto fitting = std::equal_range(rests.begin(), rests.end(), (k - rest) % k);
        twice += fitting.second - fitting.first;
        if (2 * rest % k == 0) twice--;
    }
    std::cout << twice / 2 << "\n";
}
