#include <iostream>

int main() {
  int speed;
  std::cin >> speed;
  // Write your program here.
}
