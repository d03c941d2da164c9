import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int cases = in.nextInt();
        for (int t = 1; t <= cases; t++) {
            String s = in.next();
            long kicks = 0;
            long fragments = 0;
            for (int i = 0; i < s.length(); i++) {
                if (s.startsWith("KICK", i)) kicks++;
                if (s.startsWith("START", i)) fragments += kicks;
            }
            System.out.printf("Case #%d: %d%n", t, fragments);
        }
    }
}
