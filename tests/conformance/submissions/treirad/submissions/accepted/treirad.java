import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        long lo = 0, hi = 2000; // lo * (lo + 1) * (lo + 2) < n, hi is too large
        while (hi - lo > 1) {
            long mid = (lo + hi) / 2;
            if (mid * (mid + 1) * (mid + 2) < n) lo = mid;
            else hi = mid;
        }
        System.out.println(lo);
    }
}
