import java.util.Scanner;

public class HeaviestCrate {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int place = 0;
    int heaviest = 0;
    for (int crate = 1; crate <= n; crate++) {
      int weight = in.nextInt();
      if (weight > heaviest) {
        heaviest = weight;
        place = crate;
      }
    }
    System.out.println(place + " " + heaviest);
  }
}
