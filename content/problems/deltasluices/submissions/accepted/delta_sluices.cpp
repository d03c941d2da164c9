#include <algorithm>
#include <iostream>
#include <vector>

int n, coins;
std::vector<std::vector<int>> arms;
std::vector<int> cost;
std::vector<long long> living;

// Adds a place and all places below it to a table: coins -> people who stay dry.
std::vector<long long> decide(int place, const std::vector<long long>& upstream) {
  std::vector<long long> dry = upstream;
  for (int arm : arms[place]) dry = decide(arm, dry);
  if (place > 1) {
    for (int spent = cost[place]; spent <= coins; spent++) {
      dry[spent] = std::max(dry[spent], upstream[spent - cost[place]] + living[place]);
    }
  }
  return dry;
}

int main() {
  std::cin >> n >> coins;
  arms.resize(n + 1);
  cost.resize(n + 1);
  living.resize(n + 1);
  std::vector<int> parent(n + 1);
  for (int i = 2; i <= n; i++) {
    std::cin >> parent[i] >> cost[i] >> living[i];
    arms[parent[i]].push_back(i);
  }
  for (int i = n; i > 1; i--) living[parent[i]] += living[i];
  std::cout << decide(1, std::vector<long long>(coins + 1)).back() << '\n';
}
