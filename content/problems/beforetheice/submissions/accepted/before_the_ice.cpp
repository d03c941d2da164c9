#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n;
  std::cin >> n;
  std::vector<std::pair<int, int>> ships(n);
  for (auto& [deadline, hours] : ships) std::cin >> hours >> deadline;
  std::sort(ships.begin(), ships.end());
  std::priority_queue<int> taken;
  long long hour = 0;
  for (auto [deadline, hours] : ships) {
    taken.push(hours);
    hour += hours;
    if (hour > deadline) {
      hour -= taken.top();
      taken.pop();
    }
  }
  std::cout << taken.size() << '\n';
}
