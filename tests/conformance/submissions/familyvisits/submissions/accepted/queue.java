import java.util.Collections;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int d = in.nextInt();
        int[] mess = new int[n + 1];
        int[] clean = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            mess[i] = in.nextInt();
            clean[i] = in.nextInt();
        }
        int count = 0;
        int last = 0;
        for (int i = 0; i < d; i++) {
            int visit = in.nextInt();
            PriorityQueue<Integer> free = new PriorityQueue<Integer>(Collections.reverseOrder());
            int left = 0;
            for (int day = visit; day > last; day--) {
                left += mess[day];
                free.add(clean[day]);
                while (left > 0) {
                    if (free.isEmpty()) {
                        System.out.println(-1);
                        return;
                    }
                    left -= free.poll();
                    count++;
                }
            }
            last = visit;
        }
        System.out.println(count);
    }
}
