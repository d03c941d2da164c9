import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;

public class BalancedPairs {
    static final StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int k = next();
        Map<Integer, Integer> seen = new HashMap<>();
        long pairs = 0;
        for (int i = 0; i < n; i++) {
            int rest = next() % k;
            pairs += seen.getOrDefault((k - rest) % k, 0);
            seen.merge(rest, 1, Integer::sum);
        }
        System.out.println(pairs);
    }
}
