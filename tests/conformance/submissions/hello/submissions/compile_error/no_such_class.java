// @EXPECTED_RESULTS@: COMPILER-ERROR
// Uses a class that is not there.
public class Main {
    public static void main(String[] args) {
        Output.println("Hello World!");
    }
}
