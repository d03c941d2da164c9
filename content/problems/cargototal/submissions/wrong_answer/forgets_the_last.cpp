// Ends the loop one crate too early.
#include <iostream>

int main() {
  int n, weight, total = 0;
  std::cin >> n;
  for (int crate = 1; crate < n; crate++) {
    std::cin >> weight;
    total += weight;
  }
  std::cout << total << '\n';
}
