// Blocks single spots that no car can stand on.
#include <cstdio>

int main() {
  long n;
  scanf("%ld", &n);
  for (int lane = 0; lane < 2; lane++) {
    for (int i = 0; i < 100; i++) putchar(i % 7 == 3 * lane ? '#' : '.');
    puts("");
  }
}
