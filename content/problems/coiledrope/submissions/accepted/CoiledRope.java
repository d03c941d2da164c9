import java.util.Scanner;

public class CoiledRope {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int q = in.nextInt();
    while (q-- > 0) {
      long n = in.nextLong();
      int ways = 1;
      for (long divisor = 2; divisor * divisor <= n; divisor++) {
        if (n % divisor != 0) continue;
        ways *= 2;
        while (n % divisor == 0) n /= divisor;
      }
      System.out.println(n > 1 ? 2 * ways : ways);
    }
  }
}
