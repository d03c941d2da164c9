import java.io.BufferedOutputStream;
import java.io.PrintStream;

// @EXPECTED_RESULTS@: OUTPUT-LIMIT
// Prints it for ever.
public class Main {
    public static void main(String[] args) {
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 16));
        while (true) out.print("Hello World!\n");
    }
}
