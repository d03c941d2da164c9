import java.util.Scanner;

// Makes another guess after the right one.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int low = 1;
        int high = 1000;
        while (true) {
            int guess = (low + high) / 2;
            System.out.println(guess);
            String answer = in.next();
            if (answer.equals("lower")) high = guess - 1;
            else if (answer.equals("higher")) low = guess + 1;
            else break;
        }
        System.out.println(1);
    }
}
