#include <iostream>

int main() {
  int adults, children;
  std::cin >> adults >> children;
  // Write your program here.
}
