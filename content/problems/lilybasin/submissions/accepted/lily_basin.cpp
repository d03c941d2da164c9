#include <iostream>

int main() {
  long long area, basin;
  std::cin >> area >> basin;
  int days = 0;
  while (area < basin) {
    area = area * 2;
    days++;
  }
  std::cout << days << '\n';
}
