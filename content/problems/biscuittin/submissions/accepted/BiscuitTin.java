import java.util.Scanner;

public class BiscuitTin {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int biscuits = in.nextInt();
    int sailors = in.nextInt();
    System.out.println(biscuits / sailors + " " + biscuits % sailors);
  }
}
