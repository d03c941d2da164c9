import java.util.Scanner;

// Reads column by column: any way to the right and down meets the letters in that order too.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        String[] rows = new String[n];
        for (int i = 0; i < n; i++) rows[i] = in.next();
        StringBuilder message = new StringBuilder();
        for (int j = 0; j < m; j++) {
            for (int i = 0; i < n; i++) {
                if (rows[i].charAt(j) != '.') message.append(rows[i].charAt(j));
            }
        }
        System.out.println(message);
    }
}
