import java.util.Scanner;

public class FogHorn {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    for (int minute = 1; minute <= n; minute++) {
      if (minute % 15 == 0) {
        System.out.println("double");
      } else if (minute % 3 == 0) {
        System.out.println("short");
      } else if (minute % 5 == 0) {
        System.out.println("long");
      } else {
        System.out.println("quiet");
      }
    }
  }
}
