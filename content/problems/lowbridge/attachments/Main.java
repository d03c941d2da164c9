import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int mast = in.nextInt();
    int bridge = in.nextInt();
    int tide = in.nextInt();
    // Write your program here.
  }
}
