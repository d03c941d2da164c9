import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int k = 1; k <= t; k++) {
            int n = Integer.parseInt(in.readLine().trim());
            StringTokenizer st = new StringTokenizer(in.readLine());
            int[] r = new int[n];
            TreeMap<Integer, Integer> count = new TreeMap<>();
            for (int i = 0; i < n; i++) {
                r[i] = Integer.parseInt(st.nextToken());
                count.merge(r[i], 1, Integer::sum);
            }
            out.append("Case #").append(k).append(": ");
            for (int i = 0; i < n; i++) {
                Integer best = count.floorKey(2 * r[i]);
                if (best == r[i] && count.get(best) == 1) best = count.lowerKey(best);
                if (i > 0) out.append(' ');
                out.append(best == null ? -1 : best);
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
