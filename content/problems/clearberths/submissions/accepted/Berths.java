import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Berths {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int today = in.nextInt();
    List<String> names = new ArrayList<>();
    List<Integer> paid = new ArrayList<>();
    while (n-- > 0) {
      names.add(in.next());
      paid.add(in.nextInt());
    }

    for (int i = names.size() - 1; i >= 0; i--) {
      if (paid.get(i) < today) {
        names.remove(i);
        paid.remove(i);
      }
    }

    System.out.println(names.isEmpty() ? "empty" : String.join("\n", names));
  }
}
