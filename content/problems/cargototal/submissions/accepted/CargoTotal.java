import java.util.Scanner;

public class CargoTotal {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int total = 0;
    for (int crate = 0; crate < n; crate++) {
      total += in.nextInt();
    }
    System.out.println(total);
  }
}
