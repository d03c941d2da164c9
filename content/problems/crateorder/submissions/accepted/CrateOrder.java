import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

public class CrateOrder {
    static final StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int m = next();
        List<List<Integer>> after = new ArrayList<>();
        for (int crate = 0; crate <= n; crate++) after.add(new ArrayList<>());
        int[] waiting = new int[n + 1];
        for (int note = 0; note < m; note++) {
            int a = next();
            int b = next();
            after.get(a).add(b);
            waiting[b]++;
        }
        ArrayDeque<Integer> free = new ArrayDeque<>();
        for (int crate = n; crate >= 1; crate--) if (waiting[crate] == 0) free.add(crate);
        StringBuilder order = new StringBuilder();
        int count = 0;
        while (!free.isEmpty()) {
            int crate = free.poll();
            order.append(crate).append(' ');
            count++;
            for (int following : after.get(crate)) if (--waiting[following] == 0) free.add(following);
        }
        System.out.println(count == n ? order.toString() : "impossible");
    }
}
