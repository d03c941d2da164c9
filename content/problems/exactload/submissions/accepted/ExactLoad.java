import java.util.Scanner;

public class ExactLoad {
  private static long[] crates;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    long load = in.nextLong();
    crates = new long[n];
    for (int i = 0; i < n; i++) crates[i] = in.nextLong();
    System.out.println(ways(0, load));
  }

  /** The ways to reach the weight `left` with the crates from position `at` on. */
  private static int ways(int at, long left) {
    if (at == crates.length) return left == 0 ? 1 : 0;
    return ways(at + 1, left) + ways(at + 1, left - crates[at]);
  }
}
