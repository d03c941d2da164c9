// Takes a boat that arrives in the minute of closing for one that is too late.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n;
  long long w;
  std::cin >> n >> w;
  std::vector<long long> arrivals(n);
  for (long long& arrival : arrivals) std::cin >> arrival;
  std::sort(arrivals.begin(), arrivals.end());
  long long openings = 1, minutes = w;
  for (int i = 1; i < n; i++) {
    long long gap = arrivals[i] - arrivals[i - 1];
    if (gap >= w) openings++;
    minutes += std::min(gap, w);
  }
  std::cout << openings << ' ' << minutes << '\n';
}
