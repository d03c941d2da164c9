// @EXPECTED_RESULTS@: OUTPUT-LIMIT
// Prints the points of every game, and begins again with the first.
#include <cstdio>

int main() {
  static char points[4096];
  if (scanf("%4000s", points) == 1)
    while (true) puts(points);
}
