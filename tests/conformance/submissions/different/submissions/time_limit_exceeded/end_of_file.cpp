// Does not see the end of the input.
#include <cstdio>

int main() {
  long long a, b;
  volatile int seen = 0;
  while (seen != -2) seen = scanf("%lld %lld", &a, &b);
  puts("0");
}
