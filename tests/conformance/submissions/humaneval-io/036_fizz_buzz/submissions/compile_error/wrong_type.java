// A text where a number has to be.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextLine();
        int total = 0;
        for (int i = 0; i < n; i++) {
            if (i % 11 == 0 || i % 13 == 0) {
                for (int t = i; t > 0; t /= 10) total += t % 10 == 7 ? 1 : 0;
            }
        }
        System.out.println(total);
    }
}
