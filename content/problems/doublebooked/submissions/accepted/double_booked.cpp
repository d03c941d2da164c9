#include <iostream>
#include <set>

int main() {
  int n, berth;
  std::cin >> n;
  std::set<int> booked;
  for (int i = 0; i < n; i++) {
    std::cin >> berth;
    if (booked.count(berth) > 0) {
      std::cout << berth << '\n';
      return 0;
    }
    booked.insert(berth);
  }
  std::cout << "none\n";
}
