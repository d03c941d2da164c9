#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int rows, columns, hours;
std::vector<std::string> chart;

bool is_water(int y, int x) {
  return y >= 0 && y < rows && x >= 0 && x < columns && chart[y][x] == '.';
}

int main() {
  std::cin >> rows >> columns >> hours;
  chart.resize(rows);
  for (std::string& row : chart) std::cin >> row;

  while (hours-- > 0) {
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++) {
        if (chart[y][x] != '#') continue;
        int water = is_water(y - 1, x) + is_water(y + 1, x) + is_water(y, x - 1) + is_water(y, x + 1);
        if (water >= 2) chart[y][x] = '.';
      }
    }
  }

  int ice = 0;
  for (const std::string& row : chart) ice += std::count(row.begin(), row.end(), '#');
  std::cout << ice << '\n';
}
