import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int low = 1;
        int high = 1000;
        while (true) {
            int guess = (low + high + 1) / 2;
            System.out.println(guess);
            System.out.flush();
            String answer = in.next();
            if (answer.equals("correct")) return;
            if (answer.equals("lower")) high = guess - 1;
            else low = guess + 1;
        }
    }
}
