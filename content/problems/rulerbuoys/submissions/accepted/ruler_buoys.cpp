#include <iostream>

void printPattern(int size) {
  if (size == 0) return;
  printPattern(size - 1);
  std::cout << size << ' ';
  printPattern(size - 1);
}

int main() {
  int n;
  std::cin >> n;
  printPattern(n);
  std::cout << '\n';
}
