import java.util.Arrays;
import java.util.Scanner;

public class OpenBridge {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    long w = in.nextLong();
    long[] arrivals = new long[n];
    for (int i = 0; i < n; i++) arrivals[i] = in.nextLong();
    Arrays.sort(arrivals);
    int openings = 1;
    long minutes = w;
    for (int i = 1; i < n; i++) {
      long gap = arrivals[i] - arrivals[i - 1];
      if (gap > w) openings++;
      minutes += Math.min(gap, w);
    }
    System.out.println(openings + " " + minutes);
  }
}
