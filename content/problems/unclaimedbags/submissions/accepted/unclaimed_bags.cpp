#include <iostream>
#include <map>
#include <string>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, m;
  std::cin >> n >> m;
  std::map<std::string, int> left;
  std::string tag;
  for (int i = 0; i < n + m; i++) {
    std::cin >> tag;
    left[tag] += i < n ? 1 : -1;
  }
  std::string best;
  int most = 0;
  for (const auto& [name, count] : left) {
    if (count > most) {
      best = name;
      most = count;
    }
  }
  if (most == 0) {
    std::cout << "all claimed\n";
  } else {
    std::cout << best << ' ' << most << '\n';
  }
}
