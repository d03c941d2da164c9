import java.util.Scanner;

public class SignalFlags {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    StringBuilder out = new StringBuilder();
    while (n-- > 0) out.append(hoist(in.next())).append('\n');
    System.out.print(out);
  }

  private static String hoist(String signal) {
    boolean[] used = new boolean[3];
    StringBuilder flags = new StringBuilder();
    for (int at = 0; at < signal.length(); at++) {
      char letter = signal.charAt(at);
      if (signal.indexOf(letter) == at) {
        flags.append(letter);
        continue;
      }
      int place = 0;
      while (place < Math.min(3, at) && (used[place] || signal.charAt(place) != letter)) place++;
      if (place == Math.min(3, at)) return "no";
      used[place] = true;
      flags.append(place + 1);
    }
    return flags.toString();
  }
}
