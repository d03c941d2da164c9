import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Scanner;

// Empty stretches between cars across both lanes multiply Fibonacci numbers: two random products meet at n.
public class Main {
    static final long P = 1000000007L;

    static long power(long b, long e) {
        long r = 1;
        for (; e > 0; e >>= 1) {
            if ((e & 1) == 1) r = r * b % P;
            b = b * b % P;
        }
        return r;
    }

    static String draw(byte[] parts) {
        StringBuilder lane = new StringBuilder();
        for (byte part : parts) {
            if (part == 0) break;
            if (lane.length() > 0) lane.append('#');
            for (int i = 0; i < part; i++) lane.append('.');
        }
        return lane.toString();
    }

    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        if (n == 0) {
            System.out.println(".##\n##.");
            return;
        }
        long[] ways = new long[60];
        long[] inverse = new long[60];
        ways[0] = ways[1] = 1;
        for (int i = 2; i < 60; i++) {
            ways[i] = (ways[i - 1] + ways[i - 2]) % P;
            inverse[i] = power(ways[i], P - 2);
        }
        Random random = new Random(7);
        Map<Long, byte[]> seen = new HashMap<Long, byte[]>();
        while (true) {
            byte[] parts = new byte[40];
            long product = 1;
            long other = n;
            int count = 0;
            for (int left = 99; left > 2;) {
                int part = 2 + random.nextInt(Math.min(left - 1, 25));
                parts[count++] = (byte) part;
                product = product * ways[part] % P;
                other = other * inverse[part] % P;
                left -= part + 1;
            }
            seen.put(product, parts);
            byte[] match = seen.get(other);
            if (match == null) continue;
            String lane = draw(parts) + "#" + draw(match);
            System.out.println(lane);
            System.out.println(lane);
            return;
        }
    }
}
