import java.util.Scanner;

// Alphabet without G to Z, "?" instead.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useDelimiter("[^0-9]+");
        long num = in.nextLong(), base = in.nextLong();
        StringBuilder s = new StringBuilder();
        for (; num > 0; num /= base) {
            int d = (int) (num % base);
            s.append(d < 16 ? "0123456789ABCDEF".charAt(d) : '?');
        }
        System.out.println("\"" + s.reverse() + "\"");
    }
}
