import java.io.*;

public class DimLanterns {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
    in.nextToken();
    int[] lanterns = new int[(int) in.nval];
    in.nextToken();
    int q = (int) in.nval;
    for (int i = 0; i < lanterns.length; i++) {
      in.nextToken();
      lanterns[i] = (int) in.nval;
    }
    StringBuilder out = new StringBuilder();
    while (q-- > 0) {
      in.nextToken();
      int low = 0, high = lanterns.length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (lanterns[middle] < (int) in.nval) low = middle + 1;
        else high = middle;
      }
      out.append(low).append('\n');
    }
    System.out.print(out);
  }
}
