// Room for a hundred days, with a check.
#include <array>
#include <iostream>

int main() {
  int cases;
  std::cin >> cases;
  std::array<int, 100> days;
  for (int t = 1; t <= cases; t++) {
    int n, most = -1, records = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++) std::cin >> days.at(i);
    for (int i = 0; i < n; i++) {
      records += days[i] > most && (i + 1 == n || days[i] > days[i + 1]);
      if (days[i] > most) most = days[i];
    }
    std::cout << "Case #" << t << ": " << records << std::endl;
  }
}
