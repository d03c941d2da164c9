import java.util.Scanner;

public class WindScale {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int speed = in.nextInt();
    if (speed <= 3) {
      System.out.println("calm");
    } else if (speed <= 16) {
      System.out.println("breeze");
    } else if (speed <= 33) {
      System.out.println("wind");
    } else {
      System.out.println("storm");
    }
  }
}
