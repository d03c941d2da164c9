// Greets, and then never ends.
public class Main {
    static volatile int turns;

    public static void main(String[] args) {
        System.out.println("Hello World!");
        System.out.flush();
        while (true) turns++;
    }
}
