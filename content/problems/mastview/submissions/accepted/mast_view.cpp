#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n;
  std::cin >> n;
  // Follows the answers of earlier masts instead of a stack.
  std::vector<int> height(n), nearest(n);
  for (int at = 0; at < n; at++) {
    std::cin >> height[at];
    int place = at - 1;
    while (place >= 0 && height[place] <= height[at]) place = nearest[place];
    nearest[at] = place;
    std::cout << (place < 0 ? 0 : at - place) << (at + 1 < n ? ' ' : '\n');
  }
}
