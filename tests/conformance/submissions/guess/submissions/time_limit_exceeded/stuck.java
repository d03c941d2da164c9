import java.util.Scanner;

// Looks up to 500 only: at its upper end it neither asks nor ends.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int low = 1;
        int high = 500;
        int last = 0;
        while (true) {
            int guess = (low + high) / 2;
            if (guess == last) continue;
            last = guess;
            System.out.println(guess);
            String answer = in.next();
            if (answer.equals("correct")) return;
            if (answer.equals("lower")) high = guess - 1;
            else low = guess + 1;
        }
    }
}
