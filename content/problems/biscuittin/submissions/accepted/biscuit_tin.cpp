#include <iostream>

int main() {
  int biscuits, sailors;
  std::cin >> biscuits >> sailors;
  std::cout << biscuits / sailors << ' ' << biscuits % sailors << '\n';
}
