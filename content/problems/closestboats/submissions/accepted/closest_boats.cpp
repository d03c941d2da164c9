#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> boats(n);
  for (int& boat : boats) std::cin >> boat;
  std::sort(boats.begin(), boats.end());
  int least = boats[1] - boats[0];
  for (int i = 2; i < n; i++) least = std::min(least, boats[i] - boats[i - 1]);
  std::cout << least << '\n';
}
