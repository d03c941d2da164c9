import java.util.Scanner;

public class CastOff {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    for (int number = n; number >= 1; number--) {
      System.out.println(number);
    }
    System.out.println("Cast off!");
  }
}
