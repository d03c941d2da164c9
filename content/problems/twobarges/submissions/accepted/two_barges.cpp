#include <algorithm>
#include <iostream>
#include <vector>

// The sums of all choices of crates, in ascending order.
std::vector<long long> sumsOf(const std::vector<long long>& crates) {
  std::vector<long long> sums = {0};
  for (long long weight : crates) {
    std::vector<long long> heavier, merged(2 * sums.size());
    for (long long sum : sums) heavier.push_back(sum + weight);
    std::merge(sums.begin(), sums.end(), heavier.begin(), heavier.end(), merged.begin());
    sums = merged;
  }
  return sums;
}

int main() {
  int n;
  std::cin >> n;
  std::vector<long long> first(n / 2), second(n - n / 2);
  long long total = 0;
  for (long long& weight : first) std::cin >> weight, total += weight;
  for (long long& weight : second) std::cin >> weight, total += weight;
  std::vector<long long> low = sumsOf(first), high = sumsOf(second);
  long long least = total;
  int other = (int)high.size() - 1;
  for (long long sum : low) {
    while (other > 0 && 2 * (sum + high[other]) > total) {
      least = std::min(least, 2 * (sum + high[other]) - total);
      other--;
    }
    least = std::min(least, std::abs(total - 2 * (sum + high[other])));
  }
  std::cout << least << '\n';
}
