// A table as long as k: 60 points, then there is not enough memory for it.
#include <iostream>
#include <vector>

int main() {
    long long n, k;
    std::cin >> n >> k;
    std::vector<long long> weights(n);
    for (auto& weight : weights) std::cin >> weight;
    long long pairs = 0;
    if (n <= 1000) {
        for (int j = 0; j < n; j++)
            for (int i = 0; i < j; i++) pairs += (weights[i] + weights[j]) % k == 0;
    } else {
        std::vector<long long> seen(k, 0);
        for (long long weight : weights) {
            pairs += seen[(k - weight % k) % k];
            seen[weight % k]++;
        }
    }
    std::cout << pairs << "\n";
}
