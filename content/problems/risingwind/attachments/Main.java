import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] speeds = new int[n];
    for (int day = 0; day < n; day++) speeds[day] = in.nextInt();
    int stronger = 0;
    for (int day = @{0}@; day < n; day++) {
      if (@{false}@) stronger++;
    }
    System.out.println(stronger);
  }
}
