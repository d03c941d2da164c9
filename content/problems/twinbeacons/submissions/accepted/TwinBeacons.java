import java.util.Scanner;

public class TwinBeacons {
  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long a = in.nextLong();
    long b = in.nextLong();
    long t = in.nextLong();
    System.out.println(t / (a / gcd(a, b) * b) + 1);
  }
}
