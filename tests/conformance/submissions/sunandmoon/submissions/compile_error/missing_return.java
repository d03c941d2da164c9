import java.util.Scanner;

// A method that does not return its number on every way.
public class Main {
    static int next(int ago, int period) {
        if (ago < period) return period - ago;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(next(in.nextInt(), in.nextInt()));
    }
}
