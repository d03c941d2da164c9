import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int steps = 0;
    while (n >= 10) {
      n = digitSum(n);
      steps++;
    }
    System.out.println(n + " " + steps);
  }

  private static int digitSum(int n) {
    if (n < 10) return n;
    return digitSum(n / 10) + n % 10;
  }
}
