import java.util.Scanner;

public class Sling {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int limit = in.nextInt();

    boolean[] possible = new boolean[limit + 1];
    possible[0] = true;
    while (n-- > 0) {
      int crate = in.nextInt();
      for (int weight = crate; weight <= limit; weight++) {
        if (possible[weight - crate]) possible[weight] = true;
      }
    }

    int best = limit;
    while (!possible[best]) best--;
    System.out.println(best);
  }
}
