import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int steps = 0;
    while (@{n < 0}@) {
      n = digitSum(n);
      steps++;
    }
    System.out.println(n + " " + steps);
  }

  private static int digitSum(int n) {
    @{return 0;}@
  }
}
