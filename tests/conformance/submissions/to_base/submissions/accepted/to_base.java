import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        String[] p = line.substring(1, line.length() - 1).split(",");
        long num = Long.parseLong(p[0].trim());
        int base = Integer.parseInt(p[1].trim());
        System.out.println("\"" + Long.toString(num, base).toUpperCase() + "\"");
    }
}
