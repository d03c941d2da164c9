// Takes waiting into account, but settles a square when it is seen, not when its time comes.
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int main() {
  int rows, columns, goal = 0;
  std::cin >> rows >> columns;
  std::string chart, line;
  while (std::cin >> line) chart += line;
  std::vector<int> earliest(chart.size(), -1);
  std::queue<int> queue;
  for (int at = 0; at < rows * columns; at++) {
    if (chart[at] == 'G') goal = at;
    if (chart[at] == 'S') {
      earliest[at] = 0;
      queue.push(at);
    }
  }
  while (!queue.empty()) {
    int at = queue.front();
    queue.pop();
    const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    for (auto [down, right] : steps) {
      int r = at / columns + down, c = at % columns + right;
      if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
      int next = r * columns + c;
      if (chart[next] == '#' || earliest[next] >= 0) continue;
      int arrival = earliest[at] + 1;
      if (chart[next] == '~' && arrival % 2 == 1) {
        if (chart[at] == '~') continue;
        arrival++;
      }
      earliest[next] = arrival;
      queue.push(next);
    }
  }
  if (earliest[goal] < 0) {
    std::cout << "stuck\n";
  } else {
    std::cout << earliest[goal] << '\n';
  }
}
