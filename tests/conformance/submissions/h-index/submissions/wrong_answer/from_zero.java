import java.util.PriorityQueue;
import java.util.Scanner;

// Numbers the cases from 0.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int k = 0; k < t; k++) {
            int n = in.nextInt();
            out.append("Case #").append(k).append(':');
            PriorityQueue<Integer> heap = new PriorityQueue<>();
            for (int i = 0; i < n; i++) {
                heap.add(in.nextInt());
                while (heap.peek() < heap.size()) heap.poll();
                out.append(' ').append(heap.size());
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
