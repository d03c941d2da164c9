#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>

struct Container {
  long long lift, inspection;
  std::tuple<bool, long long> rank() const {
    bool late = lift > inspection;
    return {late, late ? -inspection : lift};
  }
};

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n;
  long long over, lifted = 0;
  std::cin >> n >> over;
  std::vector<Container> containers(n);
  for (Container& one : containers) std::cin >> one.lift >> one.inspection;
  std::sort(containers.begin(), containers.end(),
            [](const Container& one, const Container& other) { return one.rank() < other.rank(); });
  for (const Container& one : containers) {
    lifted += one.lift;
    over = std::max(over, lifted) + one.inspection;
  }
  std::cout << over << '\n';
}
