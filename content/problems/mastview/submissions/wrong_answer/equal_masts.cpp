// Lets a mast of the same height block the view.
#include <iostream>
#include <stack>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> height(n);
  std::stack<int> stack;
  for (int at = 0; at < n; at++) {
    std::cin >> height[at];
    while (!stack.empty() && height[stack.top()] < height[at]) stack.pop();
    std::cout << (stack.empty() ? 0 : at - stack.top()) << ' ';
    stack.push(at);
  }
}
