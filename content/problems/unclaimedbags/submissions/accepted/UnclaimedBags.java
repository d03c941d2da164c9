import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Map;
import java.util.TreeMap;

public class UnclaimedBags {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String[] first = in.readLine().split(" ");
    int n = Integer.parseInt(first[0]);
    int m = Integer.parseInt(first[1]);
    Map<String, Integer> left = new TreeMap<>();
    for (int i = 0; i < n + m; i++) {
      left.merge(in.readLine().trim(), i < n ? 1 : -1, Integer::sum);
    }
    String best = null;
    int most = 0;
    for (Map.Entry<String, Integer> entry : left.entrySet()) {
      if (entry.getValue() > most) {
        best = entry.getKey();
        most = entry.getValue();
      }
    }
    System.out.println(most == 0 ? "all claimed" : best + " " + most);
  }
}
