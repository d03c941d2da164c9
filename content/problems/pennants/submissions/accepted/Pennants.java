import java.util.Scanner;

public class Pennants {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    for (int stars = 1; stars <= n; stars++) printRow(stars);
    for (int stars = n - 1; stars >= 1; stars--) printRow(stars);
  }

  private static void printRow(int stars) {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < stars; i++) row.append('*');
    System.out.println(row);
  }
}
