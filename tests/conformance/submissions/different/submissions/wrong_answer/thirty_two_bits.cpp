// 32 bits are too few.
#include <cstdio>
#include <cstdlib>

int main() {
  long long a, b;
  while (scanf("%lld %lld", &a, &b) == 2) printf("%d\n", abs((int)a - (int)b));
}
