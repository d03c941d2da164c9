import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class LockStairs {
  private static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

  public static void main(String[] args) throws IOException {
    int n = next();
    int q = next();
    long[] down = sums(n);
    long[] up = sums(n);
    StringBuilder out = new StringBuilder();
    while (q-- > 0) {
      int a = next();
      int b = next();
      out.append(a < b ? down[b] - down[a] : up[a] - up[b]).append('\n');
    }
    System.out.print(out);
  }

  private static long[] sums(int n) throws IOException {
    long[] sums = new long[n + 1];
    for (int i = 1; i <= n; i++) sums[i] = sums[i - 1] + next();
    return sums;
  }

  private static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
