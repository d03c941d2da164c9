import java.util.Scanner;

public class HoldAndDeck {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int hold = in.nextInt();
    int deck = in.nextInt();
    // A new table for each crate, so that it is used only once.
    int[][] best = new int[hold + 1][deck + 1];
    while (n-- > 0) {
      int weight = in.nextInt();
      int freight = in.nextInt();
      boolean mayGetWet = in.next().equals("any");
      int[][] next = new int[hold + 1][deck + 1];
      for (int h = 0; h <= hold; h++) {
        for (int d = 0; d <= deck; d++) {
          next[h][d] = best[h][d];
          if (h >= weight) next[h][d] = Math.max(next[h][d], best[h - weight][d] + freight);
          if (mayGetWet && d >= weight) {
            next[h][d] = Math.max(next[h][d], best[h][d - weight] + freight);
          }
        }
      }
      best = next;
    }
    System.out.println(best[hold][deck]);
  }
}
