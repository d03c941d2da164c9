#include <algorithm>
#include <iostream>
#include <string>

std::string drawing;
std::size_t position = 0;
int chests = 0;

// Reads one chest from the position on, and returns its depth.
int readChest() {
  chests++;
  position++;  // the opening sign
  int inside = 0;
  while (drawing[position] == '(') inside = std::max(inside, readChest());
  position++;  // the closing sign
  return inside + 1;
}

int main() {
  std::cin >> drawing;
  int depth = readChest();
  std::cout << chests << ' ' << depth << '\n';
}
