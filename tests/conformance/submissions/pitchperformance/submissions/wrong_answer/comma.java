import java.util.Arrays;
import java.util.Locale;
import java.util.Scanner;

// Decimal comma instead of a point.
public class Main {
    static double area(double a, double b, double c, double w) {
        double[] cuts = {0, 0, 0, w};
        if (a == 0) {
            if (b != 0) cuts[1] = clamp(-c / b, w);
        } else {
            double d = b * b - 4 * a * c;
            if (d > 0) {
                double q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(d)) / 2;
                cuts[1] = clamp(q / a, w);
                if (q != 0) cuts[2] = clamp(c / q, w);
            }
        }
        Arrays.sort(cuts);
        double sum = 0;
        for (int i = 0; i < 3; i++) sum += Math.abs(at(a, b, c, cuts[i + 1]) - at(a, b, c, cuts[i]));
        return sum;
    }

    static double at(double a, double b, double c, double t) {
        return ((a * t / 3 + b / 2) * t + c) * t;
    }

    static double clamp(double t, double w) {
        return Math.max(0, Math.min(w, t));
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[][] f = new long[n][2];
        for (long[] row : f) for (int i = 0; i < 2; i++) row[i] = in.nextLong();
        int m = in.nextInt();
        long[][] g = new long[m][4];
        for (long[] row : g) for (int i = 0; i < 4; i++) row[i] = in.nextLong();
        int i = 0, j = 0;
        long left = 0;
        double total = 0;
        while (i < n && j < m) {
            long right = Math.min(f[i][0], g[j][0]);
            long a = g[j][1], b = g[j][2], c = g[j][3];
            total += area(a, 2 * a * left + b, (a * left + b) * left + c - f[i][1], right - left);
            left = right;
            if (f[i][0] == right) i++;
            if (g[j][0] == right) j++;
        }
        System.out.printf(Locale.GERMANY, "%.8f%n", total);
    }
}
