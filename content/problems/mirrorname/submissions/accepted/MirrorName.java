import java.util.Scanner;

public class MirrorName {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    String name = in.next();
    String backwards = new StringBuilder(name).reverse().toString();
    if (name.equals(backwards)) {
      System.out.println("mirror");
    } else {
      System.out.println("plain");
    }
  }
}
