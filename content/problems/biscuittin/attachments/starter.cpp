#include <iostream>

int main() {
  int biscuits, sailors;
  std::cin >> biscuits >> sailors;
  // Write your program here.
}
