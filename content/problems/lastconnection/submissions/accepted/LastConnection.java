import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class LastConnection {
  private static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

  public static void main(String[] args) throws IOException {
    int n = next();
    int m = next();
    int walk = next();
    int capacity = next();
    int[] atPier = new int[n];
    for (int i = 0; i < n; i++) atPier[i] = next() + walk;
    int across = 0;
    long waited = 0;
    for (int ferry = 0; ferry < m; ferry++) {
      int leaves = next();
      for (int room = capacity; room > 0 && across < n && atPier[across] <= leaves; room--) {
        waited += leaves - atPier[across++];
      }
    }
    System.out.println(waited + " " + (n - across));
  }

  private static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
