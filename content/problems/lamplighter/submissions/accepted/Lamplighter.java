import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Scanner;

public class Lamplighter {
  private static final int DARK = 1_000_000_000;
  private static int columns;
  private static String squares;
  private static int lamps;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int rows = in.nextInt();
    columns = in.nextInt();
    int notes = in.nextInt();
    StringBuilder chart = new StringBuilder();
    for (int row = 0; row < rows; row++) chart.append(in.next());
    squares = chart.toString();
    while (squares.indexOf('a' + lamps) >= 0) lamps++;
    int[] needs = new int[lamps];
    while (notes-- > 0) {
      int first = in.next().charAt(0) - 'a';
      needs[in.next().charAt(0) - 'a'] |= 1 << first;
    }
    int[][] ways = new int[lamps + 1][];
    for (int lamp = 0; lamp < lamps; lamp++) ways[lamp] = strokesFrom((char) ('a' + lamp));
    ways[lamps] = strokesFrom('S');
    int[][] least = new int[1 << lamps][lamps + 1];
    for (int[] row : least) Arrays.fill(row, DARK);
    least[0][lamps] = 0;
    for (int burning = 0; burning < 1 << lamps; burning++) {
      for (int last = 0; last <= lamps; last++) {
        for (int lamp = 0; lamp < lamps; lamp++) {
          if ((burning >> lamp & 1) == 1 || (needs[lamp] & ~burning) != 0) continue;
          int[] next = least[burning | 1 << lamp];
          next[lamp] = Math.min(next[lamp], Math.min(DARK, least[burning][last] + ways[last][lamp]));
        }
      }
    }
    int best = Arrays.stream(least[least.length - 1]).min().getAsInt();
    System.out.println(best >= DARK ? "dark" : best + "");
  }

  private static int[] strokesFrom(char start) {
    int[] strokes = new int[squares.length()];
    Arrays.fill(strokes, DARK);
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.add(squares.indexOf(start));
    strokes[queue.peek()] = 0;
    while (!queue.isEmpty()) {
      int at = queue.poll();
      int column = at % columns;
      int[] next = {at - columns, at + columns, column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1};
      for (int to : next) {
        if (to < 0 || to >= squares.length() || squares.charAt(to) == '#' || strokes[to] < DARK) continue;
        strokes[to] = strokes[at] + 1;
        queue.add(to);
      }
    }
    int[] toLamps = new int[lamps];
    for (int lamp = 0; lamp < lamps; lamp++) toLamps[lamp] = strokes[squares.indexOf('a' + lamp)];
    return toLamps;
  }
}
