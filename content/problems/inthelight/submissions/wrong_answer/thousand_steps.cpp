// Goes along each leg in a thousand steps, which is not exact enough.
#include <cmath>
#include <cstdio>

int main() {
  double x, y, r, ax, ay, bx, by, sum = 0;
  int n;
  if (std::scanf("%lf %lf %lf %d %lf %lf", &x, &y, &r, &n, &ax, &ay) != 6) return 1;
  while (--n > 0 && std::scanf("%lf %lf", &bx, &by) == 2) {
    for (int step = 0; step < 1000; step++) {
      double share = (step + 0.5) / 1000;
      double distance = std::hypot(ax + (bx - ax) * share - x, ay + (by - ay) * share - y);
      if (distance <= r) sum += std::hypot(bx - ax, by - ay) / 1000;
    }
    ax = bx;
    ay = by;
  }
  std::printf("%.9f\n", sum);
}
