#include <iostream>
#include <string>

int main() {
  std::string drawing;
  std::cin >> drawing;
  // Write your program here.
}
