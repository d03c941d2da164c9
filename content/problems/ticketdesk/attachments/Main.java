import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int adults = in.nextInt();
    int children = in.nextInt();
    // Write your program here.
  }
}
