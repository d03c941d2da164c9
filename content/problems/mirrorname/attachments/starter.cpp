#include <iostream>
#include <string>

int main() {
  std::string name;
  std::cin >> name;
  // Write your program here.
}
