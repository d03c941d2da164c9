// Goes on cleaning when nothing is left to clean with: never ends when it is not possible.
#include <cstdio>
#include <queue>
#include <vector>

int main() {
  int n, d;
  scanf("%d %d", &n, &d);
  std::vector<int> mess(n + 1), clean(n + 1);
  for (int i = 1; i <= n; i++) scanf("%d %d", &mess[i], &clean[i]);
  volatile int count = 0;
  for (int last = 0, visit; d-- > 0; last = visit) {
    scanf("%d", &visit);
    std::priority_queue<int> free;
    int left = 0;
    for (int day = visit; day > last; day--) {
      left += mess[day];
      free.push(clean[day]);
      while (left > 0) {
        if (free.empty()) free.push(0);
        left -= free.top();
        free.pop();
        count = count + 1;
      }
    }
  }
  printf("%d\n", count);
}
