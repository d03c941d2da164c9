import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class NightFerry {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    int n = next(in);
    int m = next(in);
    List<List<int[]>> lines = new ArrayList<>();
    for (int i = 0; i <= n; i++) lines.add(new ArrayList<>());
    for (int i = 0; i < m; i++) {
      int from = next(in);
      lines.get(from).add(new int[] {next(in), next(in), next(in), next(in)});
    }
    long[] arrival = new long[n + 1];
    Arrays.fill(arrival, Long.MAX_VALUE);
    arrival[1] = 0;
    PriorityQueue<long[]> queue = new PriorityQueue<>(Comparator.comparingLong(item -> item[0]));
    queue.add(new long[] {0, 1});
    while (!queue.isEmpty()) {
      long[] item = queue.poll();
      if (item[0] > arrival[(int) item[1]]) continue;
      for (int[] line : lines.get((int) item[1])) {
        long wait = item[0] <= line[1] ? line[1] - item[0] : Math.floorMod(line[1] - item[0], (long) line[2]);
        long there = item[0] + wait + line[3];
        if (there < arrival[line[0]]) {
          arrival[line[0]] = there;
          queue.add(new long[] {there, line[0]});
        }
      }
    }
    System.out.println(arrival[n] == Long.MAX_VALUE ? "never" : String.valueOf(arrival[n]));
  }

  private static int next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
