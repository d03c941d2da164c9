import java.util.Scanner;

// Only checks that every value of the state is a value of the function.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        boolean[] seen = new boolean[m + 1];
        for (int i = 0; i < m * m * m; i++) seen[in.nextInt()] = true;
        boolean ok = true;
        for (int i = 0; i < n; i++) ok &= seen[in.nextInt()];
        System.out.println(ok ? "yes" : "no");
    }
}
