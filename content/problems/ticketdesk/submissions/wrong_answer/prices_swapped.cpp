// Swaps the two prices.
#include <iostream>

int main() {
  int adults, children;
  std::cin >> adults >> children;
  std::cout << 4 * adults + 7 * children << '\n';
}
