#include <iostream>
#include <string>

std::string hoist(const std::string& signal) {
  bool seen[26] = {}, used[3] = {};
  std::string flags;
  for (int at = 0; at < (int)signal.size(); at++) {
    bool& before = seen[signal[at] - 'A'];
    char flag = before ? 0 : signal[at];
    for (int place = 0; place < 3 && place < at && !flag; place++) {
      if (signal[place] != signal[at] || used[place]) continue;
      used[place] = true;
      flag = '1' + place;
    }
    if (!flag) return "no";
    before = true;
    flags += flag;
  }
  return flags;
}

int main() {
  int n;
  std::string signal;
  std::cin >> n;
  while (n-- > 0 && std::cin >> signal) std::cout << hoist(signal) << '\n';
}
