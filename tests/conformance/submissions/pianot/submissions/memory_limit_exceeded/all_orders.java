import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

// @EXPECTED_RESULTS@: MEMORY-LIMIT
// Keeps many copies of the table of every order of the keys.
public class Main {
    public static void main(String[] args) {
        String piece = new Scanner(System.in).next();
        List<int[]> tables = new ArrayList<int[]>();
        for (long i = 0; i < 1L << 40; i++) {
            int[] table = new int[1 << 20];
            table[0] = piece.length();
            tables.add(table);
        }
        System.out.println(tables.size());
    }
}
