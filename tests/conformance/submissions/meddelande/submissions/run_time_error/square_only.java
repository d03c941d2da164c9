import java.util.Scanner;

// Takes the number of rows for the number of columns.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        StringBuilder message = new StringBuilder();
        for (int i = 0; i < m; i++) {
            String row = in.next();
            for (int j = 0; j < n; j++) if (row.charAt(j) != '.') message.append(row.charAt(j));
        }
        System.out.println(message);
    }
}
