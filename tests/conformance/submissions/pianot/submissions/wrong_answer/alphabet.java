import java.util.Scanner;
import java.util.TreeSet;

// Leaves the keys in the order of the alphabet.
public class Main {
    public static void main(String[] args) {
        String piece = new Scanner(System.in).next();
        TreeSet<Character> keys = new TreeSet<Character>();
        for (char letter : piece.toCharArray()) keys.add(letter);
        int seconds = 0;
        for (int i = 1; i < piece.length(); i++) {
            seconds += Math.abs(keys.headSet(piece.charAt(i)).size() - keys.headSet(piece.charAt(i - 1)).size());
        }
        System.out.println(seconds);
    }
}
