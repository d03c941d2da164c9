import java.util.Scanner;
import java.util.TreeSet;

// Forgets that another student may have the same rating.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int k = 1; k <= t; k++) {
            int n = in.nextInt();
            int[] r = new int[n];
            TreeSet<Integer> set = new TreeSet<>();
            for (int i = 0; i < n; i++) {
                r[i] = in.nextInt();
                set.add(r[i]);
            }
            out.append("Case #").append(k).append(":");
            for (int x : r) {
                Integer best = set.floor(2 * x);
                if (best == x) best = set.lower(x);
                out.append(' ').append(best == null ? -1 : best);
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
