// Orders by how much longer the inspection takes than the lift.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
  int n;
  long long over, lifted = 0;
  std::cin >> n >> over;
  std::vector<std::pair<long long, long long>> containers(n);
  for (auto& [lift, inspection] : containers) std::cin >> lift >> inspection;
  std::sort(containers.begin(), containers.end(), [](const auto& one, const auto& other) {
    return one.second - one.first > other.second - other.first;
  });
  for (auto [lift, inspection] : containers) {
    lifted += lift;
    over = std::max(over, lifted) + inspection;
  }
  std::cout << over << '\n';
}
