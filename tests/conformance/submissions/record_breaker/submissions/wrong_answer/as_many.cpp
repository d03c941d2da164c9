// As many visitors as before are a record too.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
  int cases;
  cin >> cases;
  for (int t = 1; t <= cases; t++) {
    int n, most = -1, records = 0;
    cin >> n;
    vector<int> days(n + 1, -1);
    for (int i = 0; i < n; i++) cin >> days[i];
    for (int i = 0; i < n; i++) {
      records += days[i] >= most && days[i] >= days[i + 1];
      most = max(most, days[i]);
    }
    cout << "Case #" << t << ": " << records << "\n";
  }
}
