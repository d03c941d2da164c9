// Halves the range with the slope in its middle.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class DeepestSpot {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    static long sound(long buoy) throws IOException {
        System.out.println("? " + buoy);
        System.out.flush();
        return Long.parseLong(in.readLine().trim());
    }

    public static void main(String[] args) throws IOException {
        long low = 1;
        long high = Long.parseLong(in.readLine().trim());
        while (low < high) {
            long middle = (low + high) / 2;
            if (sound(middle) < sound(middle + 1)) low = middle + 1;
            else high = middle;
        }
        System.out.println("! " + low);
    }
}
