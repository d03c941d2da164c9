import java.util.Scanner;

// Reads numbers that are too large for an int.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) System.out.println(Math.abs(in.nextInt() - in.nextInt()));
    }
}
