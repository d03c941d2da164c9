import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] berths = new int[n];
    for (int i = 0; i < n; i++) berths[i] = in.nextInt();
    // Write your program here.
  }
}
