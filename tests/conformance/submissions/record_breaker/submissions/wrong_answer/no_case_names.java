import java.util.Scanner;

// Leaves out "Case #x:".
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int cases = in.nextInt();
        for (int t = 1; t <= cases; t++) {
            int n = in.nextInt();
            int most = -1;
            int records = 0;
            int today = in.nextInt();
            for (int i = 0; i < n; i++) {
                int tomorrow = i + 1 < n ? in.nextInt() : -1;
                if (today > most && today > tomorrow) records++;
                most = Math.max(most, today);
                today = tomorrow;
            }
            System.out.println(records);
        }
    }
}
