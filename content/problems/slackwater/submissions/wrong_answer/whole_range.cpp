// Looks at how far the whole stretch ranges, not at neighbours.
#include <algorithm>
#include <iostream>

int main() {
  int n, now;
  std::cin >> n;
  int longest = 0, run = 0, lowest = 0, highest = 0;
  while (std::cin >> now) {
    lowest = run ? std::min(lowest, now) : now;
    highest = run ? std::max(highest, now) : now;
    run++;
    if (highest - lowest > 1) {
      run = 1;
      lowest = highest = now;
    }
    longest = std::max(longest, run);
  }
  std::cout << longest << '\n';
}
