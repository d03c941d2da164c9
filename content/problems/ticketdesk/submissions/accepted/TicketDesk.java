import java.util.Scanner;

public class TicketDesk {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int adults = in.nextInt();
    int children = in.nextInt();
    System.out.println(7 * adults + 4 * children);
  }
}
