import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class StormRafts {
  private static int[] leader;

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer words = new StringTokenizer(in.readLine());
    int n = Integer.parseInt(words.nextToken());
    int m = Integer.parseInt(words.nextToken());
    leader = new int[n + 1];
    int[] size = new int[n + 1];
    boolean[] holds = new boolean[n + 1];
    for (int boat = 1; boat <= n; boat++) {
      leader[boat] = boat;
      size[boat] = 1;
    }
    int drifting = n;
    StringBuilder out = new StringBuilder();
    while (m-- > 0) {
      words = new StringTokenizer(in.readLine());
      boolean isTie = words.nextToken().equals("tie");
      int a = find(Integer.parseInt(words.nextToken()));
      int b = isTie ? find(Integer.parseInt(words.nextToken())) : a;
      if (!isTie) {
        if (!holds[a]) drifting -= size[a];
        holds[a] = true;
      } else if (a != b) {
        int large = size[a] < size[b] ? b : a;
        int small = a + b - large;
        if (holds[large] && !holds[small]) drifting -= size[small];
        if (holds[small] && !holds[large]) drifting -= size[large];
        holds[large] |= holds[small];
        size[large] += size[small];
        leader[small] = large;
      }
      out.append(drifting).append('\n');
    }
    System.out.print(out);
  }

  private static int find(int boat) {
    while (leader[boat] != boat) {
      leader[boat] = leader[leader[boat]];
      boat = leader[boat];
    }
    return boat;
  }
}
