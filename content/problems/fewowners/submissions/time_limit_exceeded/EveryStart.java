import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class EveryStart {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int k = in.nextInt();
    int[] owner = new int[n];
    for (int i = 0; i < n; i++) owner[i] = in.nextInt();
    int longest = 0;
    for (int start = 0; start < n; start++) {
      Set<Integer> inside = new HashSet<>();
      int end = start;
      while (end < n && (inside.size() < k || inside.contains(owner[end]))) inside.add(owner[end++]);
      longest = Math.max(longest, end - start);
    }
    System.out.println(longest);
  }
}
