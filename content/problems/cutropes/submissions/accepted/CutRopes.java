import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class CutRopes {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    int n = (int) next(in);
    double k = next(in);
    double[] ropes = new double[n];
    for (int i = 0; i < n; i++) ropes[i] = next(in);
    double low = 0;
    double high = 1e9;
    for (int round = 0; round < 100; round++) {
      double middle = (low + high) / 2;
      double lines = 0;
      for (double rope : ropes) lines += Math.floor(rope / middle);
      if (lines >= k) low = middle;
      else high = middle;
    }
    System.out.println(low);
  }

  private static double next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return in.nval;
  }
}
