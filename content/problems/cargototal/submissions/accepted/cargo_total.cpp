#include <iostream>

int main() {
  int n, weight, total = 0;
  std::cin >> n;
  for (int crate = 0; crate < n; crate++) {
    std::cin >> weight;
    total += weight;
  }
  std::cout << total << '\n';
}
