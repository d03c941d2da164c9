// Leaves one metre free at the end of the lane.
#include <iostream>

int main() {
  long long lane;
  int n, length, aboard = 0;
  std::cin >> lane >> n;
  while (aboard < n && std::cin >> length && length < lane) {
    lane -= length;
    aboard++;
  }
  std::cout << aboard << '\n';
}
