import java.util.Scanner;

public class LowBridge {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int mast = in.nextInt();
    int bridge = in.nextInt();
    int tide = in.nextInt();
    int space = bridge - tide;
    if (mast <= space) {
      System.out.println("pass");
    } else {
      System.out.println("wait");
    }
  }
}
