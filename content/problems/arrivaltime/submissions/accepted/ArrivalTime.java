import java.util.Scanner;

public class ArrivalTime {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int hours = in.nextInt();
    int minutes = in.nextInt();
    int crossing = in.nextInt();
    int arrival = (hours * 60 + minutes + crossing) % (24 * 60);
    System.out.println(arrival / 60 + " " + arrival % 60);
  }
}
