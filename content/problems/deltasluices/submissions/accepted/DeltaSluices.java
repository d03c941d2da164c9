import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class DeltaSluices {
  private static int coins;
  private static List<List<Integer>> arms = new ArrayList<>();
  private static int[] cost;
  private static long[] living;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    coins = in.nextInt();
    cost = new int[n + 1];
    living = new long[n + 1];
    int[] parent = new int[n + 1];
    for (int place = 0; place <= n; place++) arms.add(new ArrayList<>());
    for (int place = 2; place <= n; place++) {
      parent[place] = in.nextInt();
      cost[place] = in.nextInt();
      living[place] = in.nextInt();
      arms.get(parent[place]).add(place);
    }
    for (int place = n; place > 1; place--) living[parent[place]] += living[place];
    System.out.println(decide(1, new long[coins + 1])[coins]);
  }

  /** Adds this place and all places below it to a table: coins -> people who stay dry. */
  private static long[] decide(int place, long[] upstream) {
    long[] dry = upstream.clone();
    for (int arm : arms.get(place)) dry = decide(arm, dry);
    if (place == 1) return dry;
    for (int spent = cost[place]; spent <= coins; spent++) {
      dry[spent] = Math.max(dry[spent], upstream[spent - cost[place]] + living[place]);
    }
    return dry;
  }
}
