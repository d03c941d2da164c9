#include <iostream>

int main() {
  int adults, children;
  std::cin >> adults >> children;
  std::cout << 7 * adults + 4 * children << '\n';
}
