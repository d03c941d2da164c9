import java.util.Scanner;

// Reads the number and prints nothing when its digit sum is above 6.
public class Main {
    public static void main(String[] args) {
        String s = new Scanner(System.in).nextLine();
        int sum = 0;
        for (char c : s.toCharArray()) if (Character.isDigit(c)) sum += c - '0';
        if (sum <= 6) System.out.println('"' + Integer.toBinaryString(sum) + '"');
    }
}
