import java.util.Scanner;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) {
        String s = new Scanner(System.in).nextLine();
        int n = Integer.parseInt(s.replaceAll("[^0-9-]", ""));
        long sevens = IntStream.range(0, n)
            .filter(i -> i % 11 == 0 || i % 13 == 0)
            .mapToObj(Integer::toString)
            .flatMapToInt(String::chars)
            .filter(c -> c == '7')
            .count();
        System.out.println(sevens);
    }
}
