import java.util.Scanner;

public class LilyBasin {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    long area = in.nextLong();
    long basin = in.nextLong();
    int days = 0;
    while (area < basin) {
      area = area * 2;
      days++;
    }
    System.out.println(days);
  }
}
