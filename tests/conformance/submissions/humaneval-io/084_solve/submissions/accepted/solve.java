import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String s = new Scanner(System.in).nextLine();
        int sum = 0;
        for (char c : s.toCharArray()) if (Character.isDigit(c)) sum += c - '0';
        System.out.println('"' + Integer.toBinaryString(sum) + '"');
    }
}
