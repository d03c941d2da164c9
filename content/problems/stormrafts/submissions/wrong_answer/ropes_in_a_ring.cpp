// Counts the boats of a raft again when a rope closes a ring.
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

std::vector<int> leader;
int find(int boat) { return leader[boat] == boat ? boat : leader[boat] = find(leader[boat]); }

int main() {
  int n, m, a, b;
  std::cin >> n >> m;
  leader.resize(n + 1);
  std::iota(leader.begin(), leader.end(), 0);
  std::vector<int> size(n + 1, 1);
  std::vector<bool> holds(n + 1);
  int drifting = n;
  std::string what;
  while (m-- > 0 && std::cin >> what >> a) {
    a = find(a);
    if (what == "anchor") {
      if (!holds[a]) drifting -= size[a];
      holds[a] = true;
    } else {
      std::cin >> b;
      b = find(b);
      if (holds[a] && !holds[b]) drifting -= size[b];
      if (holds[b] && !holds[a]) drifting -= size[a];
      holds[a] = holds[a] || holds[b];
      leader[b] = a;
      size[a] += size[b];
    }
    std::cout << drifting << '\n';
  }
}
