import java.util.Scanner;

// Echoes the second, fourth and so on.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String word = in.next();
            if (i % 2 == 1) System.out.println(word);
        }
    }
}
