#include <algorithm>
#include <iostream>
#include <vector>

int n, coins;
std::vector<int> parent, cost, people;
std::vector<bool> dry;

// The places in the order of the input: whoever is dry already needs no sluice.
long long most(int place, int left) {
  if (place > n) return 0;
  if (dry[parent[place]]) {
    dry[place] = true;
    return people[place] + most(place + 1, left);
  }
  dry[place] = false;
  long long best = most(place + 1, left);
  if (cost[place] <= left) {
    dry[place] = true;
    best = std::max(best, people[place] + most(place + 1, left - cost[place]));
  }
  return best;
}

int main() {
  std::cin >> n >> coins;
  parent.resize(n + 1);
  cost.resize(n + 1);
  people.resize(n + 1);
  dry.resize(n + 1);
  for (int i = 2; i <= n; i++) std::cin >> parent[i] >> cost[i] >> people[i];
  std::cout << most(2, coins) << '\n';
}
