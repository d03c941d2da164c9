#include <iostream>
#include <vector>

std::vector<std::vector<int>> neighbours;
std::vector<bool> reached;

void visit(int island) {
  if (reached[island]) return;
  reached[island] = true;
  for (int next : neighbours[island]) visit(next);
}

int main() {
  int n, m, a, b;
  std::cin >> n >> m;
  neighbours.resize(n + 1);
  reached.resize(n + 1);
  for (int i = 0; i < m; i++) {
    std::cin >> a >> b;
    neighbours[a].push_back(b);
    neighbours[b].push_back(a);
  }
  visit(1);
  int count = 0;
  for (int island = 1; island <= n; island++) count += reached[island];
  std::cout << count << '\n';
}
