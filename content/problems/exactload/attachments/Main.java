import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    long load = in.nextLong();
    long[] crates = new long[n];
    for (int i = 0; i < n; i++) crates[i] = in.nextLong();
    // Write your program here.
  }
}
