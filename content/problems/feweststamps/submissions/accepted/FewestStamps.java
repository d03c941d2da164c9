import java.util.Scanner;

public class FewestStamps {
  private static final int IMPOSSIBLE = 1_000_000;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int k = in.nextInt();
    int price = in.nextInt();
    int[] values = new int[k];
    for (int i = 0; i < k; i++) values[i] = in.nextInt();
    int[] fewest = new int[price + 1];
    for (int amount = 1; amount <= price; amount++) {
      fewest[amount] = IMPOSSIBLE;
      for (int value : values) {
        if (value <= amount) fewest[amount] = Math.min(fewest[amount], fewest[amount - value] + 1);
      }
    }
    System.out.println(fewest[price] >= IMPOSSIBLE ? "impossible" : String.valueOf(fewest[price]));
  }
}
