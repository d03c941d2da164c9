import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    int n = new Scanner(System.in).nextInt();
    System.out.println(pattern(n));
  }

  private static String pattern(int size) {
    @{return "";}@
  }
}
