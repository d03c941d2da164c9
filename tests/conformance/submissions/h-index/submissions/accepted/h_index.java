import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.InputStreamReader;
import java.util.PriorityQueue;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new InputStreamReader(new BufferedInputStream(System.in)));
        in.nextToken();
        int t = (int) in.nval;
        StringBuilder out = new StringBuilder();
        for (int k = 1; k <= t; k++) {
            in.nextToken();
            int n = (int) in.nval;
            out.append("Case #").append(k).append(':');
            PriorityQueue<Integer> heap = new PriorityQueue<>();
            for (int i = 0; i < n; i++) {
                in.nextToken();
                heap.add((int) in.nval);
                while (heap.peek() < heap.size()) heap.poll();
                out.append(' ').append(heap.size());
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
