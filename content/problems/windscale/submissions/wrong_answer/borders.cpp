// Has each border one knot too low.
#include <iostream>

int main() {
  int speed;
  std::cin >> speed;
  if (speed < 3) std::cout << "calm\n";
  else if (speed < 16) std::cout << "breeze\n";
  else if (speed < 33) std::cout << "wind\n";
  else std::cout << "storm\n";
}
