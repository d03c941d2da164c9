// Tries every order of the keys: 15 of them have too many.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int main() {
  string piece;
  cin >> piece;
  string keys = piece;
  sort(keys.begin(), keys.end());
  keys.erase(unique(keys.begin(), keys.end()), keys.end());
  int best = 1 << 30;
  do {
    int place[128], seconds = 0;
    for (size_t i = 0; i < keys.size(); i++) place[(int)keys[i]] = i;
    for (size_t i = 1; i < piece.size(); i++) seconds += abs(place[(int)piece[i]] - place[(int)piece[i - 1]]);
    best = min(best, seconds);
  } while (next_permutation(keys.begin(), keys.end()));
  cout << best << endl;
}
