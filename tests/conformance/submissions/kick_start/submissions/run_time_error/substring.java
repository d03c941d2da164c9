import java.util.Scanner;

// Cuts four letters out where fewer are left.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int cases = in.nextInt();
        for (int t = 1; t <= cases; t++) {
            String s = in.next();
            int kicks = 0;
            for (int i = 0; i < s.length(); i++) if (s.substring(i, i + 4).equals("KICK")) kicks++;
            System.out.println("Case #" + t + ": " + kicks);
        }
    }
}
