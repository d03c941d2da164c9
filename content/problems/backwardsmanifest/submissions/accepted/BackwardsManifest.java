import java.util.Scanner;

public class BackwardsManifest {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    String[] crates = new String[n];
    for (int i = 0; i < n; i++) crates[i] = in.next();
    for (int i = n - 1; i >= 0; i--) System.out.println(crates[i]);
  }
}
