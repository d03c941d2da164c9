import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.PriorityQueue;

public class BeforeTheIce {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    int n = next(in);
    int[][] ships = new int[n][];
    for (int i = 0; i < n; i++) ships[i] = new int[] {next(in), next(in)};
    Arrays.sort(ships, Comparator.comparingInt(ship -> ship[1]));
    PriorityQueue<Integer> taken = new PriorityQueue<>(Collections.reverseOrder());
    long hour = 0;
    for (int[] ship : ships) {
      taken.add(ship[0]);
      hour += ship[0];
      if (hour > ship[1]) hour -= taken.poll();
    }
    System.out.println(taken.size());
  }

  private static int next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
