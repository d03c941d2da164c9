// Declares a name without a type.
#include <iostream>

int main() {
  cases = 0;
  std::cin >> cases;
  std::cout << "Case #1: 0\n";
}
