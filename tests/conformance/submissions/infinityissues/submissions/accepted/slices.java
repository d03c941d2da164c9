import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int w = Integer.parseInt(in.readLine().trim().split(" ")[1]);
        String text = in.readLine();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i += w) {
            out.append(text, i, Math.min(text.length(), i + w)).append('\n');
        }
        System.out.print(out);
    }
}
