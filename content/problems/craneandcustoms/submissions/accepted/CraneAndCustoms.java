import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class CraneAndCustoms {
  private static final StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));

  public static void main(String[] args) throws IOException {
    int n = next();
    long over = next();
    List<int[]> early = new ArrayList<>();
    List<int[]> late = new ArrayList<>();
    while (n-- > 0) {
      int[] container = {next(), next()};
      (container[0] <= container[1] ? early : late).add(container);
    }
    early.sort(Comparator.comparingInt(container -> container[0]));
    late.sort(Comparator.comparingInt(container -> -container[1]));
    early.addAll(late);
    long lifted = 0;
    for (int[] container : early) {
      lifted += container[0];
      over = Math.max(over, lifted) + container[1];
    }
    System.out.println(over);
  }

  private static int next() throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
