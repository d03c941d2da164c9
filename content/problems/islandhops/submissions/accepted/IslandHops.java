import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class IslandHops {
  private static List<List<Integer>> neighbours = new ArrayList<>();
  private static boolean[] reached;
  private static int count = 0;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int m = in.nextInt();
    for (int island = 0; island <= n; island++) neighbours.add(new ArrayList<>());
    for (int i = 0; i < m; i++) {
      int a = in.nextInt();
      int b = in.nextInt();
      neighbours.get(a).add(b);
      neighbours.get(b).add(a);
    }
    reached = new boolean[n + 1];
    visit(1);
    System.out.println(count);
  }

  private static void visit(int island) {
    if (reached[island]) return;
    reached[island] = true;
    count++;
    for (int next : neighbours.get(island)) visit(next);
  }
}
