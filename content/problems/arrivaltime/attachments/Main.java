import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int hours = in.nextInt();
    int minutes = in.nextInt();
    int crossing = in.nextInt();
    // Write your program here.
  }
}
