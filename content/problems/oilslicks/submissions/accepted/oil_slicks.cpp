#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int rows, columns;
std::vector<std::string> chart;

// Cleans the slick at this square, and returns its size.
int clean(int row, int column) {
  if (row < 0 || column < 0 || row >= rows || column >= columns) return 0;
  if (chart[row][column] != '#') return 0;
  chart[row][column] = '.';
  return 1 + clean(row - 1, column) + clean(row + 1, column) + clean(row, column - 1) + clean(row, column + 1);
}

int main() {
  std::cin >> rows >> columns;
  chart.resize(rows);
  for (std::string& row : chart) std::cin >> row;
  int slicks = 0, largest = 0;
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      if (chart[row][column] != '#') continue;
      slicks++;
      largest = std::max(largest, clean(row, column));
    }
  }
  std::cout << slicks << ' ' << largest << '\n';
}
