import java.util.Scanner;

public class Triple {
    public static void main(String[] args) {
        String s = new Scanner(System.in).next();
        int n = s.length() / 3;
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < n; i++) {
            char a = s.charAt(i);
            char b = s.charAt(n + i);
            char c = s.charAt(2 * n + i);
            word.append(a == b || a == c ? a : b);
        }
        System.out.println(word);
    }
}
