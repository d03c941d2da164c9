import java.util.ArrayList;
import java.util.List;

// @EXPECTED_RESULTS@: MEMORY-LIMIT
// Keeps arrays until the heap has no room.
public class Main {
    public static void main(String[] args) {
        List<long[]> blocks = new ArrayList<long[]>();
        while (true) blocks.add(new long[1 << 20]);
    }
}
