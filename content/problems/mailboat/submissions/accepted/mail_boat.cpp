#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> parcels(n), delay(n);
  for (int i = 0; i < n; i++) std::cin >> parcels[i] >> delay[i];
  std::vector<long long> best(n + 1);
  for (int i = n - 1; i >= 0; i--) {
    best[i] = std::max(best[i + 1], parcels[i] + best[std::min(n, i + delay[i] + 1)]);
  }
  std::cout << best[0] << '\n';
}
