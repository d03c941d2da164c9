// Uses each line only from its first to its second island.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> next;
std::vector<bool> reached;

int visit(int island) {
  if (reached[island]) return 0;
  reached[island] = true;
  int count = 1;
  for (int other : next[island]) count += visit(other);
  return count;
}

int main() {
  int n, m, a, b;
  std::cin >> n >> m;
  next.resize(n + 1);
  reached.resize(n + 1);
  while (m-- > 0 && std::cin >> a >> b) next[a].push_back(b);
  std::cout << visit(1) << '\n';
}
