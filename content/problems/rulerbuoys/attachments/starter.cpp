#include <iostream>

void printPattern(int size) {
  @{}@
}

int main() {
  int n;
  std::cin >> n;
  printPattern(n);
  std::cout << '\n';
}
