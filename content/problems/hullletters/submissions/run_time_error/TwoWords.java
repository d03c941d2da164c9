import java.util.Scanner;

/** Believes that every name has a second word. */
public class TwoWords {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = Integer.parseInt(in.nextLine());
    for (int i = 0; i < n; i++) {
      String[] words = in.nextLine().toLowerCase().split(" ");
      String second = words[1];
      StringBuilder out = new StringBuilder(upper(words[0]));
      out.append(' ').append(isSmall(second) ? second : upper(second));
      for (int j = 2; j < words.length; j++) {
        out.append(' ').append(isSmall(words[j]) ? words[j] : upper(words[j]));
      }
      System.out.println(out);
    }
  }

  private static boolean isSmall(String word) {
    return word.equals("and") || word.equals("of") || word.equals("the");
  }

  private static String upper(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
