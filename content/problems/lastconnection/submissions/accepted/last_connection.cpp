#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, m, w, c;
  std::cin >> n >> m >> w >> c;
  std::vector<int> at_pier(n);
  for (int& minute : at_pier) {
    std::cin >> minute;
    minute += w;
  }
  int across = 0, leaves;
  long long waited = 0;
  while (m-- > 0 && std::cin >> leaves) {
    for (int room = c; room > 0 && across < n && at_pier[across] <= leaves; room--) {
      waited += leaves - at_pier[across++];
    }
  }
  std::cout << waited << ' ' << n - across << '\n';
}
