import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class DoubleBooked {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    Set<Integer> booked = new HashSet<>();
    for (int i = 0; i < n; i++) {
      int berth = in.nextInt();
      if (booked.contains(berth)) {
        System.out.println(berth);
        return;
      }
      booked.add(berth);
    }
    System.out.println("none");
  }
}
