import java.util.Scanner;

// Answers the first pair only.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(Math.abs(in.nextLong() - in.nextLong()));
    }
}
