import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int rows = in.nextInt();
    int columns = in.nextInt();
    char[][] chart = new char[rows][];
    for (int row = 0; row < rows; row++) chart[row] = in.next().toCharArray();

    // chart[row][column] is one of . # ~ S G
  }
}
