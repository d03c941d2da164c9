#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

const int dark = 1e9;
int rows, columns, notes;
std::vector<std::string> chart;

std::vector<int> strokes_from(char start, int lamps) {
  std::vector<std::vector<int>> strokes(rows, std::vector<int>(columns, dark));
  std::vector<int> to_lamp(lamps, dark);
  std::queue<std::pair<int, int>> queue;
  for (int y = 0; y < rows; y++) {
    std::size_t x = chart[y].find(start);
    if (x == std::string::npos) continue;
    strokes[y][x] = 0;
    queue.push({y, (int)x});
  }
  for (; !queue.empty(); queue.pop()) {
    auto [y, x] = queue.front();
    if (chart[y][x] >= 'a') to_lamp[chart[y][x] - 'a'] = strokes[y][x];
    const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (auto [dy, dx] : steps) {
      int ny = y + dy, nx = x + dx;
      if (ny < 0 || nx < 0 || ny >= rows || nx >= columns) continue;
      if (chart[ny][nx] == '#' || strokes[ny][nx] < dark) continue;
      strokes[ny][nx] = strokes[y][x] + 1;
      queue.push({ny, nx});
    }
  }
  return to_lamp;
}

int main() {
  std::cin >> rows >> columns >> notes;
  chart.resize(rows);
  int k = 0;
  for (std::string& row : chart) {
    std::cin >> row;
    k += std::count_if(row.begin(), row.end(), [](char mark) { return mark >= 'a'; });
  }
  std::vector<int> needs(k);
  char first, second;
  while (notes-- > 0 && std::cin >> first >> second) needs[second - 'a'] |= 1 << (first - 'a');
  std::vector<std::vector<int>> ways;
  for (int lamp = 0; lamp < k; lamp++) ways.push_back(strokes_from('a' + lamp, k));
  ways.push_back(strokes_from('S', k));  // "lamp" k is the start
  std::vector<std::vector<int>> least(1 << k, std::vector<int>(k + 1, dark));
  least[0][k] = 0;
  for (int burning = 0; burning < 1 << k; burning++) {
    for (int last = 0; last <= k; last++) {
      if (least[burning][last] >= dark) continue;
      for (int lamp = 0; lamp < k; lamp++) {
        if (burning >> lamp & 1 || (needs[lamp] & ~burning)) continue;
        int& next = least[burning | 1 << lamp][lamp];
        next = std::min(next, least[burning][last] + ways[last][lamp]);
      }
    }
  }
  int best = *std::min_element(least.back().begin(), least.back().end());
  if (best >= dark) std::cout << "dark\n";
  else std::cout << best << '\n';
}
