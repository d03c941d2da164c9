import java.util.Scanner;

// Lines of one character too many.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int w = Integer.parseInt(in.nextLine().trim().split(" ")[1]) + 1;
        String text = in.nextLine();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i += w) {
            out.append(text, i, Math.min(text.length(), i + w)).append('\n');
        }
        System.out.print(out);
    }
}
