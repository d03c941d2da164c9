import java.util.Scanner;

// Takes the text for a second line of numbers.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int w = in.nextInt();
        System.out.println(n + w + in.nextInt());
    }
}
