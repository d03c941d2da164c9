import java.util.Scanner;

public class Thaw {
  private static int rows, columns;
  private static char[][] chart;

  private static int water(int y, int x) {
    boolean isInside = y >= 0 && y < rows && x >= 0 && x < columns;
    return isInside && chart[y][x] == '.' ? 1 : 0;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    rows = in.nextInt();
    columns = in.nextInt();
    int hours = in.nextInt();
    chart = new char[rows][];
    for (int y = 0; y < rows; y++) chart[y] = in.next().toCharArray();

    while (hours-- > 0) {
      char[][] next = new char[rows][];
      for (int y = 0; y < rows; y++) next[y] = chart[y].clone();
      for (int y = 0; y < rows; y++) {
        for (int x = 0; x < columns; x++) {
          if (chart[y][x] != '#') continue;
          int sides = water(y - 1, x) + water(y + 1, x) + water(y, x - 1) + water(y, x + 1);
          if (sides >= 2) next[y][x] = '.';
        }
      }
      chart = next;
    }

    int ice = 0;
    for (char[] row : chart) for (char square : row) if (square == '#') ice++;
    System.out.println(ice);
  }
}
