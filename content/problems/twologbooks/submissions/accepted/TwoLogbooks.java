import java.util.Scanner;

public class TwoLogbooks {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int m = in.nextInt();
    int d = in.nextInt();
    char[] kind = new char[n + m];
    int[] minute = new int[n + m];
    for (int i = 0; i < n + m; i++) {
      kind[i] = in.next().charAt(0);
      minute[i] = in.nextInt();
    }
    int[][] best = new int[n + 1][m + 1];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        int other = n + j;
        boolean same = kind[i] == kind[other] && Math.abs(minute[i] - minute[other]) <= d;
        best[i + 1][j + 1] = same ? best[i][j] + 1 : Math.max(best[i][j + 1], best[i + 1][j]);
      }
    }
    System.out.println(best[n][m]);
  }
}
