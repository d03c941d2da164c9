#include <iostream>
#include <string>
#include <vector>

int main() {
  int rows, columns;
  std::cin >> rows >> columns;
  std::vector<std::string> chart(rows);
  for (auto& line : chart) std::cin >> line;

  // chart[row][column] is one of . # ~ S G
}
