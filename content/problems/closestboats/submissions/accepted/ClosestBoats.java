import java.util.Arrays;
import java.util.Scanner;

public class ClosestBoats {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] boats = new int[n];
    for (int i = 0; i < n; i++) boats[i] = in.nextInt();
    Arrays.sort(boats);
    int least = boats[1] - boats[0];
    for (int i = 2; i < n; i++) least = Math.min(least, boats[i] - boats[i - 1]);
    System.out.println(least);
  }
}
