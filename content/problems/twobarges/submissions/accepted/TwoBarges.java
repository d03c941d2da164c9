import java.util.Arrays;
import java.util.Scanner;

public class TwoBarges {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    long[] crates = new long[n];
    long total = 0;
    for (int i = 0; i < n; i++) {
      crates[i] = in.nextLong();
      total += crates[i];
    }
    long[] low = sumsOf(Arrays.copyOfRange(crates, 0, n / 2));
    long[] high = sumsOf(Arrays.copyOfRange(crates, n / 2, n));
    long least = total;
    int other = high.length - 1;
    for (long sum : low) {
      while (other > 0 && 2 * (sum + high[other]) > total) {
        least = Math.min(least, 2 * (sum + high[other]) - total);
        other--;
      }
      least = Math.min(least, Math.abs(total - 2 * (sum + high[other])));
    }
    System.out.println(least);
  }

  /** The sums of all choices of crates, in ascending order. */
  private static long[] sumsOf(long[] crates) {
    long[] sums = new long[1 << crates.length];
    for (int i = 0; i < crates.length; i++) {
      int known = 1 << i;
      for (int choice = 0; choice < known; choice++) sums[known + choice] = sums[choice] + crates[i];
    }
    Arrays.sort(sums);
    return sums;
  }
}
