#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
  string piece;
  cin >> piece;
  string letters = piece;
  sort(letters.begin(), letters.end());
  letters.erase(unique(letters.begin(), letters.end()), letters.end());
  int k = letters.size();
  vector<int> best(1 << k, 1 << 30);
  best[0] = 0;
  for (int mask = 0; mask < 1 << k; mask++) {
    // Every move that leaves the keys laid so far costs one more second for each key laid.
    int cut = 0;
    for (size_t i = 1; i < piece.size(); i++) {
      size_t a = letters.find(piece[i - 1]), b = letters.find(piece[i]);
      cut += (mask >> a & 1) != (mask >> b & 1);
    }
    for (int i = 0; i < k; i++)
      if (!(mask >> i & 1)) best[mask | 1 << i] = min(best[mask | 1 << i], best[mask] + cut);
  }
  cout << best.back() << endl;
}
