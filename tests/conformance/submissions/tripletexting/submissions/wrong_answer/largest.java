import java.util.Scanner;

// Takes the largest letter of three instead of the one that two agree on.
public class Main {
    public static void main(String[] args) {
        String s = new Scanner(System.in).next();
        int n = s.length() / 3;
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < n; i++) {
            char letter = s.charAt(i);
            if (s.charAt(n + i) > letter) letter = s.charAt(n + i);
            if (s.charAt(2 * n + i) > letter) letter = s.charAt(2 * n + i);
            word.append(letter);
        }
        System.out.println(word);
    }
}
