#include <iostream>
#include <vector>

int main() {
  int n, stronger = 0;
  std::cin >> n;
  std::vector<int> speeds(n);
  for (int& speed : speeds) std::cin >> speed;
  for (int day = @{0}@; day < n; day++) {
    if (@{false}@) stronger++;
  }
  std::cout << stronger << '\n';
}
