import java.util.Scanner;

public class NestedChests {
  private static String drawing;
  private static int position = 0;
  private static int chests = 0;

  public static void main(String[] args) {
    drawing = new Scanner(System.in).next();
    int depth = readChest();
    System.out.println(chests + " " + depth);
  }

  /** Reads one chest from the position on, and returns its depth. */
  private static int readChest() {
    chests++;
    position++; // the opening sign
    int inside = 0;
    while (drawing.charAt(position) == '(') inside = Math.max(inside, readChest());
    position++; // the closing sign
    return inside + 1;
  }
}
