import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class FewOwners {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    int n = next(in);
    int k = next(in);
    int[] owner = new int[n];
    for (int i = 0; i < n; i++) owner[i] = next(in);
    Map<Integer, Integer> inside = new HashMap<>();
    int start = 0;
    int longest = 0;
    for (int end = 0; end < n; end++) {
      inside.merge(owner[end], 1, Integer::sum);
      while (inside.size() > k) {
        inside.computeIfPresent(owner[start++], (company, count) -> count == 1 ? null : count - 1);
      }
      longest = Math.max(longest, end - start + 1);
    }
    System.out.println(longest);
  }

  private static int next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
