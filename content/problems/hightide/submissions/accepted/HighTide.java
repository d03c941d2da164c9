import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Arrays;

public class HighTide {
  private static final int[][] STEPS = {{0, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String[] size = in.readLine().trim().split(" ");
    int rows = Integer.parseInt(size[0]);
    int columns = Integer.parseInt(size[1]);
    char[][] chart = new char[rows][];
    int[][][] minute = new int[rows][columns][2];
    ArrayDeque<int[]> queue = new ArrayDeque<>();
    for (int r = 0; r < rows; r++) {
      chart[r] = in.readLine().trim().toCharArray();
      for (int c = 0; c < columns; c++) {
        Arrays.fill(minute[r][c], -1);
        if (chart[r][c] == 'S') {
          minute[r][c][0] = 0;
          queue.add(new int[] {r, c, 0});
        }
      }
    }
    while (!queue.isEmpty()) {
      int[] state = queue.poll();
      int now = minute[state[0]][state[1]][state[2]];
      if (chart[state[0]][state[1]] == 'G') {
        System.out.println(now);
        return;
      }
      int odd = 1 - state[2];
      for (int[] step : STEPS) {
        int r = state[0] + step[0];
        int c = state[1] + step[1];
        if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
        if (chart[r][c] == '#' || (chart[r][c] == '~' && odd == 1) || minute[r][c][odd] >= 0) continue;
        minute[r][c][odd] = now + 1;
        queue.add(new int[] {r, c, odd});
      }
    }
    System.out.println("stuck");
  }
}
