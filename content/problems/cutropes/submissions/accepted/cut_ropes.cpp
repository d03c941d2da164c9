#include <iomanip>
#include <iostream>
#include <vector>

int main() {
  int n;
  long long k;
  std::cin >> n >> k;
  std::vector<double> ropes(n);
  for (double& rope : ropes) std::cin >> rope;
  double low = 0, high = 1e9;
  for (int round = 0; round < 100; round++) {
    double middle = (low + high) / 2;
    double lines = 0;
    for (double rope : ropes) lines += static_cast<double>(static_cast<long long>(rope / middle));
    (lines >= static_cast<double>(k) ? low : high) = middle;
  }
  std::cout << std::scientific << std::setprecision(12) << high << '\n';
}
