// Compares whether both are the same object, not whether they have the same letters.
import java.util.Scanner;

public class SameObject {
  public static void main(String[] args) {
    String name = new Scanner(System.in).next();
    String backwards = new StringBuilder(name).reverse().toString();
    System.out.println(name == backwards ? "mirror" : "plain");
  }
}
