// Walks: down as soon as no letter is left to the right.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
  int n, m;
  cin >> n >> m;
  vector<string> grid(n);
  for (auto& row : grid) cin >> row;
  int row = 0, column = 0;
  string message;
  while (row < n && column < m) {
    if (grid[row][column] != '.') message += grid[row][column];
    bool more = grid[row].find_first_not_of('.', column + 1) != string::npos;
    if (more || row == n - 1) column++;
    else row++;
  }
  cout << message << endl;
}
