import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class MooringOrder {
  private static final class Boat {
    final String name;
    final int length;
    final int minute;

    Boat(String line) {
      String[] words = line.trim().split(" ");
      name = words[0];
      length = Integer.parseInt(words[1]);
      minute = Integer.parseInt(words[2]);
    }
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    int n = Integer.parseInt(in.readLine().trim());
    List<Boat> boats = new ArrayList<>();
    for (int i = 0; i < n; i++) boats.add(new Boat(in.readLine()));
    boats.sort(
        Comparator.comparingInt((Boat boat) -> -boat.length)
            .thenComparingInt(boat -> boat.minute)
            .thenComparing(boat -> boat.name));
    StringBuilder out = new StringBuilder();
    for (Boat boat : boats) out.append(boat.name).append('\n');
    System.out.print(out);
  }
}
