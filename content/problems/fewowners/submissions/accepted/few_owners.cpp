#include <algorithm>
#include <iostream>
#include <unordered_map>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n;
  std::size_t k;
  std::cin >> n >> k;
  std::vector<int> owner(n);
  for (int& c : owner) std::cin >> c;
  std::unordered_map<int, int> inside;
  int start = 0, longest = 0;
  for (int end = 0; end < n; end++) {
    inside[owner[end]]++;
    while (inside.size() > k) {
      auto first = inside.find(owner[start++]);
      if (--first->second == 0) inside.erase(first);
    }
    longest = std::max(longest, end - start + 1);
  }
  std::cout << longest << '\n';
}
