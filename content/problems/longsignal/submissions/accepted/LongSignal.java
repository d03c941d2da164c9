import java.util.Scanner;

public class LongSignal {
  private static final long MODULUS = 1_000_000_007;

  public static void main(String[] args) {
    long n = new Scanner(System.in).nextLong();
    long[][] step = {{1, 1, 1}, {1, 0, 0}, {0, 1, 0}};
    long[][] result = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (; n > 0; n /= 2) {
      if (n % 2 == 1) result = multiply(result, step);
      step = multiply(step, step);
    }
    // Before the first second there is one empty signal, and the lamp is off.
    System.out.println((result[0][0] + result[1][0] + result[2][0]) % MODULUS);
  }

  private static long[][] multiply(long[][] one, long[][] other) {
    long[][] product = new long[3][3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        for (int k = 0; k < 3; k++) product[i][j] = (product[i][j] + one[i][k] * other[k][j]) % MODULUS;
      }
    }
    return product;
  }
}
