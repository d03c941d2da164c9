#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
  string word;
  cin >> word;
  auto b = count(word.begin(), word.end(), 'b'), k = count(word.begin(), word.end(), 'k');
  cout << (b + k == 0 ? "none" : b > k ? "boba" : k > b ? "kiki" : "boki") << endl;
}
