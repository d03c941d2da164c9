// Does not flush: its guess stays in the buffer while it waits for an answer.
#include <cstdio>

int main() {
  static char buffer[1 << 16], answer[16];
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  int low = 1, high = 1000;
  while (true) {
    int guess = (low + high) / 2;
    printf("%d\n", guess);
    if (scanf("%15s", answer) != 1 || answer[0] == 'c') return 0;
    if (answer[0] == 'l') high = guess - 1;
    if (answer[0] == 'h') low = guess + 1;
  }
}
