// Counts parcels in 32 bits.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<unsigned> parcels(n), delay(n), best(n + 1);
  for (int i = 0; i < n; i++) std::cin >> parcels[i] >> delay[i];
  for (int i = n - 1; i >= 0; i--) {
    best[i] = std::max(best[i + 1], parcels[i] + best[std::min<unsigned>(n, i + delay[i] + 1)]);
  }
  std::cout << best[0] << '\n';
}
