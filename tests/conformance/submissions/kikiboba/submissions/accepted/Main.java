import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        String word = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int balance = 0;
        boolean any = false;
        for (char letter : word.toCharArray()) {
            if (letter == 'b') balance++;
            if (letter == 'k') balance--;
            any |= letter == 'b' || letter == 'k';
        }
        if (!any) System.out.println("none");
        else System.out.println(balance > 0 ? "boba" : balance < 0 ? "kiki" : "boki");
    }
}
