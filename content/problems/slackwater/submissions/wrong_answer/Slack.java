import java.io.*;

public class Slack {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
    in.nextToken();
    int n = (int) in.nval;
    int longest = 1, run = 1, before = 0;
    for (int i = 0; i < n; i++) {
      in.nextToken();
      int now = (int) in.nval;
      if (i > 0) {
        if (Math.abs(now - before) <= 1) {
          run++;
        } else {
          longest = Math.max(longest, run);
          run = 1;
        }
      }
      before = now;
    }
    System.out.println(longest);
  }
}
