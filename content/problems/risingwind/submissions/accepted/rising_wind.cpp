#include <iostream>
#include <vector>

int main() {
  int n, stronger = 0;
  std::cin >> n;
  std::vector<int> speeds(n);
  for (int& speed : speeds) std::cin >> speed;
  for (int day = 1; day < n; day++) {
    if (speeds[day] > speeds[day - 1]) stronger++;
  }
  std::cout << stronger << '\n';
}
