import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class MailBoat {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    int n = next(in);
    int[] parcels = new int[n];
    int[] delay = new int[n];
    for (int i = 0; i < n; i++) {
      parcels[i] = next(in);
      delay[i] = next(in);
    }
    long[] best = new long[n + 1];
    for (int i = n - 1; i >= 0; i--) {
      best[i] = Math.max(best[i + 1], parcels[i] + best[Math.min(n, i + delay[i] + 1)]);
    }
    System.out.println(best[0]);
  }

  private static int next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
