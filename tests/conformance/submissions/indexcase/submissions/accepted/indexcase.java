import java.util.BitSet;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt(), mm = m * m;
        int[] f = new int[mm * m];
        for (int i = 0; i < f.length; i++) f[i] = in.nextInt();
        BitSet[] reach = new BitSet[mm];
        for (int p = 0; p < mm; p++) {
            reach[p] = new BitSet();
            reach[p].set(p);
        }
        for (int step = 0; step < n; step++) {
            int s = in.nextInt();
            BitSet[] next = new BitSet[mm];
            for (int p = 0; p < mm; p++) next[p] = new BitSet();
            for (int i = 0; i < f.length; i++) if (f[i] == s) next[i % mm].or(reach[i / m]);
            reach = next;
        }
        boolean found = false;
        for (int p = 0; p < mm; p++) found |= reach[p].get(p);
        System.out.println(found ? "yes" : "no");
    }
}
