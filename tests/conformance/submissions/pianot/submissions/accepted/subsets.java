import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String piece = new Scanner(System.in).next();
        int[] index = new int[128];
        Arrays.fill(index, -1);
        int k = 0;
        int[] at = new int[piece.length()];
        for (int i = 0; i < piece.length(); i++) {
            if (index[piece.charAt(i)] < 0) index[piece.charAt(i)] = k++;
            at[i] = index[piece.charAt(i)];
        }
        int[] best = new int[1 << k];
        Arrays.fill(best, Integer.MAX_VALUE);
        best[0] = 0;
        for (int mask = 0; mask < 1 << k; mask++) {
            int cut = 0;
            for (int i = 1; i < at.length; i++) cut += (mask >> at[i - 1] ^ mask >> at[i]) & 1;
            for (int i = 0; i < k; i++) {
                int more = mask | 1 << i;
                if (more != mask) best[more] = Math.min(best[more], best[mask] + cut);
            }
        }
        System.out.println(best[(1 << k) - 1]);
    }
}
