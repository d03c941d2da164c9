import java.util.Scanner;

public class Main {
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useDelimiter("[^0-9]+");
        long a = in.nextLong(), b = in.nextLong();
        System.out.println(gcd(a, b));
    }
}
