import java.util.Scanner;

// Counts the numbers divisible by k instead of the words.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong(), k = in.nextLong();
        System.out.println(n / k);
    }
}
