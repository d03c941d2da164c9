import java.util.Scanner;

public class QuaySteps {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int k = in.nextInt();
    boolean[] broken = new boolean[n + 1];
    while (k-- > 0) broken[in.nextInt()] = true;
    long[] ways = new long[n + 1];
    ways[0] = 1;
    for (int i = 1; i <= n; i++) {
      if (broken[i]) continue;
      ways[i] = ways[i - 1];
      if (i >= 2) ways[i] += ways[i - 2];
    }
    System.out.println(ways[n]);
  }
}
