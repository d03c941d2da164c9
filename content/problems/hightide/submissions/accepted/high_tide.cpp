// The boat can wait on open water, so an earlier arrival there is never worse.
#include <functional>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

int main() {
  int rows, columns;
  std::cin >> rows >> columns;
  std::vector<std::string> chart(rows);
  for (auto& line : chart) std::cin >> line;
  std::vector<int> earliest(rows * columns, -1);
  std::priority_queue<std::pair<int, int>, std::vector<std::pair<int, int>>, std::greater<>> events;
  for (int at = 0; at < rows * columns; at++) {
    if (chart[at / columns][at % columns] == 'S') events.push({0, at});
  }
  while (!events.empty()) {
    auto [minute, at] = events.top();
    events.pop();
    if (earliest[at] >= 0) continue;
    earliest[at] = minute;
    int row = at / columns, column = at % columns;
    if (chart[row][column] == 'G') {
      std::cout << minute << '\n';
      return 0;
    }
    const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    for (auto [down, right] : steps) {
      int r = row + down, c = column + right;
      if (r < 0 || c < 0 || r >= rows || c >= columns || chart[r][c] == '#') continue;
      int arrival = minute + 1;
      if (chart[r][c] == '~' && arrival % 2 == 1) {
        if (chart[row][column] == '~') continue;
        arrival++;
      }
      events.push({arrival, r * columns + c});
    }
  }
  std::cout << "stuck\n";
}
