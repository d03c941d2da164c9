#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n;
  long long w;
  std::cin >> n >> w;
  std::vector<long long> arrivals(n);
  for (long long& arrival : arrivals) std::cin >> arrival;
  std::sort(arrivals.begin(), arrivals.end());
  long long openings = 0, minutes = 0, opened = 0, closes = -1;
  for (long long arrival : arrivals) {
    if (arrival > closes) {
      if (openings > 0) minutes += closes - opened;
      openings++;
      opened = arrival;
    }
    closes = arrival + w;
  }
  std::cout << openings << ' ' << minutes + closes - opened << '\n';
}
