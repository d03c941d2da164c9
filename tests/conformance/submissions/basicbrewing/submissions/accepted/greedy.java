import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.ROOT);
        int n = in.nextInt();
        long p = Math.round(in.nextDouble() * 1000);
        List<long[]> above = new ArrayList<long[]>();
        List<long[]> below = new ArrayList<long[]>();
        double total = 0;
        long surplus = 0;
        long deficit = 0;
        for (int i = 0; i < n; i++) {
            long c = in.nextInt();
            long d = Math.round(in.nextDouble() * 1000) - p;
            if (d == 0) {
                total += c;
            } else if (d > 0) {
                above.add(new long[] {d, c});
                surplus += d * c;
            } else {
                below.add(new long[] {-d, c});
                deficit -= d * c;
            }
        }
        List<long[]> small = deficit <= surplus ? below : above;
        long[][] large = (deficit <= surplus ? above : below).toArray(new long[0][]);
        for (long[] one : small) total += one[1];
        Arrays.sort(large, (a, b) -> Long.compare(a[0], b[0]));
        double rest = Math.min(surplus, deficit);
        for (long[] one : large) {
            double liters = Math.min(one[1], rest / one[0]);
            total += liters;
            rest -= liters * one[0];
        }
        System.out.println(total);
    }
}
