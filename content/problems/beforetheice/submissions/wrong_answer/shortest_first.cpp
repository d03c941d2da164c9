// Takes the ships that are done soonest, whatever their deadlines.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
  int n, saved = 0;
  long long hour = 0;
  std::cin >> n;
  std::vector<std::pair<int, int>> ships(n);
  for (auto& [hours, deadline] : ships) std::cin >> hours >> deadline;
  std::sort(ships.begin(), ships.end());
  for (auto [hours, deadline] : ships) {
    if (hour + hours > deadline) continue;
    hour += hours;
    saved++;
  }
  std::cout << saved << '\n';
}
