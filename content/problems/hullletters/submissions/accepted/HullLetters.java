import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

public class HullLetters {
  private static final List<String> SMALL = Arrays.asList("and", "of", "the");

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = Integer.parseInt(in.nextLine().trim());
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < n; i++) {
      String[] words = in.nextLine().trim().toLowerCase().split(" ");
      for (int j = 0; j < words.length; j++) {
        if (j > 0) out.append(' ');
        boolean plain = j > 0 && SMALL.contains(words[j]);
        out.append(plain ? words[j] : Character.toUpperCase(words[j].charAt(0)) + words[j].substring(1));
      }
      out.append('\n');
    }
    System.out.print(out);
  }
}
