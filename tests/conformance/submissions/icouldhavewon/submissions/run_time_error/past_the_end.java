import java.util.Scanner;

// Plays the last game to its end, past the end of the points.
public class Main {
    public static void main(String[] args) {
        String points = new Scanner(System.in).next();
        int count = 0;
        for (int k = 1; k <= points.length(); k++) {
            int difference = 0;
            for (int i = 0; i < points.length();) {
                int a = 0;
                int b = 0;
                while (a < k && b < k) {
                    if (points.charAt(i++) == 'A') a++;
                    else b++;
                }
                difference += a == k ? 1 : -1;
            }
            if (difference > 0) count++;
        }
        System.out.println(count);
    }
}
