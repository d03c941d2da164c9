import java.util.Scanner;

// Takes empty squares for letters.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        in.nextInt();
        StringBuilder message = new StringBuilder();
        for (int i = 0; i < n; i++) message.append(in.next());
        System.out.println(message);
    }
}
