import java.util.Scanner;

public class WelcomeAboard {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    String name = in.next();
    System.out.println("Welcome aboard, " + name + "!");
  }
}
