// Pairs entries whatever their order.
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
  int n, m, d, pairs = 0;
  std::cin >> n >> m >> d;
  std::vector<char> kind(n + m);
  std::vector<int> minute(n + m);
  for (int i = 0; i < n + m; i++) std::cin >> kind[i] >> minute[i];
  std::vector<bool> used(m);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) {
      if (used[j] || kind[i] != kind[n + j] || std::abs(minute[i] - minute[n + j]) > d) continue;
      used[j] = true;
      pairs++;
      break;
    }
  }
  std::cout << pairs << '\n';
}
