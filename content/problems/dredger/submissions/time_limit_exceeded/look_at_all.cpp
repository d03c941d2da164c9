#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
  int n, t;
  std::cin >> n >> t;
  std::vector<std::pair<long long, int>> channels(n);
  std::vector<long long> gain(n);
  for (int i = 0; i < n; i++) {
    std::cin >> channels[i].first >> gain[i];
    channels[i].second = i;
  }
  for (int day = 0; day < t; day++) {
    auto shallowest = std::min_element(channels.begin(), channels.end());
    shallowest->first += gain[shallowest->second];
  }
  auto shallowest = std::min_element(channels.begin(), channels.end());
  std::cout << shallowest->second + 1 << ' ' << shallowest->first - t << '\n';
}
