import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLong()) {
            System.out.println(Math.abs(in.nextLong() - in.nextLong()));
        }
    }
}
