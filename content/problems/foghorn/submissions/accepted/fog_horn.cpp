#include <iostream>

int main() {
  int n;
  std::cin >> n;
  for (int minute = 1; minute <= n; minute++) {
    if (minute % 15 == 0) {
      std::cout << "double\n";
    } else if (minute % 3 == 0) {
      std::cout << "short\n";
    } else if (minute % 5 == 0) {
      std::cout << "long\n";
    } else {
      std::cout << "quiet\n";
    }
  }
}
