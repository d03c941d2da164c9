import java.util.Scanner;

public class TideBoard {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] switched = new int[40];
    int total = 0;
    int most = 0;
    long shown = 0;
    while (n-- > 0) {
      long height = in.nextLong();
      long change = shown ^ height;
      total += Long.bitCount(change);
      for (int lamp = 0; lamp < 40; lamp++) switched[lamp] += change >> lamp & 1;
      shown = height;
    }
    for (int lamp = 0; lamp < 40; lamp++) if (switched[lamp] > switched[most]) most = lamp;
    System.out.println(total + " " + most);
  }
}
