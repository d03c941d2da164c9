import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long k = in.nextLong();
        long rem = 0, power = 10;
        int count = 0;
        for (int i = 1; i <= n; i++) {
            if (i == power) power *= 10;
            rem = (rem * power + i) % k;
            if (rem == 0) count++;
        }
        System.out.println(count);
    }
}
