import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    private static final StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));

    private static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int cases = next();
        for (int t = 1; t <= cases; t++) {
            int n = next();
            int most = -1;
            int records = 0;
            int today = next();
            for (int i = 0; i < n; i++) {
                int tomorrow = i + 1 < n ? next() : -1;
                if (today > most && today > tomorrow) records++;
                most = Math.max(most, today);
                today = tomorrow;
            }
            System.out.println("Case #" + t + ": " + records);
        }
    }
}
