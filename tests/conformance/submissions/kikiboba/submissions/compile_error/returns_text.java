import java.util.Scanner;

// Returns a text from a method that has nothing to return.
public class Main {
    public static void main(String[] args) {
        String word = new Scanner(System.in).next();
        return word.contains("b") ? "boba" : "kiki";
    }
}
