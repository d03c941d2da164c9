import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class AllAboard {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer first = new StringTokenizer(in.readLine());
    long left = Long.parseLong(first.nextToken());
    StringTokenizer cars = new StringTokenizer(in.readLine());
    int aboard = 0;
    while (cars.hasMoreTokens()) {
      left -= Long.parseLong(cars.nextToken());
      if (left < 0) break;
      aboard++;
    }
    System.out.println(aboard);
  }
}
