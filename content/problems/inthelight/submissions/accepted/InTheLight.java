import java.util.Scanner;

public class InTheLight {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int x = in.nextInt();
    int y = in.nextInt();
    int r = in.nextInt();
    int n = in.nextInt();
    double sum = 0;
    double fromX = in.nextInt() - x;
    double fromY = in.nextInt() - y;
    while (--n > 0) {
      double toX = in.nextInt() - x;
      double toY = in.nextInt() - y;
      double length = Math.hypot(toX - fromX, toY - fromY);
      double foot = -(fromX * (toX - fromX) + fromY * (toY - fromY)) / length;
      double away = (fromX * toY - fromY * toX) / length;
      if (Math.abs(away) < r) {
        double half = Math.sqrt((r - away) * (r + away));
        sum += Math.max(0, Math.min(length, foot + half) - Math.max(0, foot - half));
      }
      fromX = toX;
      fromY = toY;
    }
    System.out.println(sum);
  }
}
