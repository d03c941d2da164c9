#include <iostream>

int main() {
  int area, basin;
  std::cin >> area >> basin;
  // Write your program here.
}
