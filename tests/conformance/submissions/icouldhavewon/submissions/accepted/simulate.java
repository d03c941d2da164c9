import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        char[] points = new Scanner(System.in).next().toCharArray();
        StringBuilder wins = new StringBuilder();
        int count = 0;
        for (int k = 1; k <= points.length; k++) {
            int a = 0;
            int b = 0;
            int difference = 0;
            for (char point : points) {
                if (point == 'A') a++;
                else b++;
                if (a == k) difference++;
                if (b == k) difference--;
                if (a == k || b == k) a = b = 0;
            }
            if (difference > 0) {
                count++;
                wins.append(wins.length() == 0 ? "" : " ").append(k);
            }
        }
        System.out.println(count);
        if (count > 0) System.out.println(wins);
    }
}
