import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;

public class FreePassage {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int m = in.nextInt();
    int k = in.nextInt();
    List<List<int[]>> canals = new ArrayList<>();
    for (int town = 0; town <= n; town++) canals.add(new ArrayList<>());
    while (m-- > 0) {
      int a = in.nextInt();
      int b = in.nextInt();
      int toll = in.nextInt();
      canals.get(a).add(new int[] {b, toll});
      canals.get(b).add(new int[] {a, toll});
    }
    // A state: paid, town, used vouchers.
    PriorityQueue<int[]> queue = new PriorityQueue<>(Comparator.comparingInt(state -> state[0]));
    boolean[][] done = new boolean[n + 1][k + 1];
    queue.add(new int[] {0, 1, 0});
    while (!queue.isEmpty()) {
      int[] state = queue.poll();
      int town = state[1];
      int used = state[2];
      if (done[town][used]) continue;
      done[town][used] = true;
      if (town == n) {
        System.out.println(state[0]);
        return;
      }
      for (int[] canal : canals.get(town)) {
        queue.add(new int[] {state[0] + canal[1], canal[0], used});
        if (used < k) queue.add(new int[] {state[0], canal[0], used + 1});
      }
    }
    System.out.println("no way");
  }
}
