// Goes from flash to flash.
#include <iostream>

int main() {
  long long a, b, t, together = 0;
  std::cin >> a >> b >> t;
  for (volatile long long at = 0; at <= t; at = at + a) {
    if (at % b == 0) together++;
  }
  std::cout << together << '\n';
}
