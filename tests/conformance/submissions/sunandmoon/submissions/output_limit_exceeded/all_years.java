import java.util.Scanner;

// @EXPECTED_RESULTS@: OUTPUT-LIMIT
// Prints every year in which the sun is in position.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long year = -in.nextInt();
        int period = in.nextInt();
        while (true) {
            StringBuilder lines = new StringBuilder();
            for (int i = 0; i < 10000; i++) lines.append(year += period).append('\n');
            System.out.print(lines);
        }
    }
}
