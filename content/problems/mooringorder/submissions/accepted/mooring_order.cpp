#include <algorithm>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n;
  std::cin >> n;
  std::vector<std::tuple<int, int, std::string>> boats(n);
  for (auto& [length, minute, name] : boats) {
    std::cin >> name >> length >> minute;
    length = -length;
  }
  std::sort(boats.begin(), boats.end());
  for (const auto& boat : boats) std::cout << std::get<2>(boat) << '\n';
}
