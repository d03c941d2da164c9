import java.util.Scanner;

public class OilSlicks {
  private static char[][] chart;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int rows = in.nextInt();
    int columns = in.nextInt();
    chart = new char[rows][];
    for (int row = 0; row < rows; row++) chart[row] = in.next().toCharArray();
    int slicks = 0;
    int largest = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (chart[row][column] != '#') continue;
        slicks++;
        largest = Math.max(largest, clean(row, column));
      }
    }
    System.out.println(slicks + " " + largest);
  }

  /** Cleans the slick at this square, and returns its size. */
  private static int clean(int row, int column) {
    if (row < 0 || column < 0 || row >= chart.length || column >= chart[0].length) return 0;
    if (chart[row][column] != '#') return 0;
    chart[row][column] = '.';
    return 1 + clean(row - 1, column) + clean(row + 1, column) + clean(row, column - 1) + clean(row, column + 1);
  }
}
