import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Dredger {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int t = in.nextInt();
    Comparator<long[]> byDepth = Comparator.comparingLong(channel -> channel[0]);
    PriorityQueue<long[]> channels =
        new PriorityQueue<>(byDepth.thenComparingLong(channel -> channel[1]));
    for (int i = 1; i <= n; i++) channels.add(new long[] {in.nextLong(), i, in.nextLong()});
    for (int day = 0; day < t; day++) {
      long[] channel = channels.poll();
      channel[0] += channel[2];
      channels.add(channel);
    }
    long[] shallowest = channels.peek();
    System.out.println(shallowest[1] + " " + (shallowest[0] - t));
  }
}
