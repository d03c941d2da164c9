import java.util.Scanner;

// Swaps without reducing when the second number is the smaller: loops for ever.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useDelimiter("[^0-9]+");
        long a = in.nextLong(), b = in.nextLong();
        while (a != b) {
            long t = a;
            a = b;
            b = t;
        }
        System.out.println(a);
    }
}
