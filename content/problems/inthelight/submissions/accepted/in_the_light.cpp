#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
  double x, y, r, fromX, fromY, toX, toY, sum = 0;
  int n;
  if (std::scanf("%lf %lf %lf %d", &x, &y, &r, &n) != 4) return 1;
  for (int i = 0; i < n && std::scanf("%lf %lf", &toX, &toY) == 2; i++) {
    toX -= x;
    toY -= y;
    if (i > 0) {
      double dx = toX - fromX, dy = toY - fromY;
      double a = dx * dx + dy * dy, b = dx * fromX + dy * fromY;
      double inside = b * b - a * (fromX * fromX + fromY * fromY - r * r);
      if (inside > 0) {
        double enters = std::max(0.0, (-b - std::sqrt(inside)) / a);
        double leaves = std::min(1.0, (-b + std::sqrt(inside)) / a);
        sum += std::max(0.0, leaves - enters) * std::sqrt(a);
      }
    }
    fromX = toX;
    fromY = toY;
  }
  std::printf("%.9f\n", sum);
}
