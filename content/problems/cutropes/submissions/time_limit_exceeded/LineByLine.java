import java.util.PriorityQueue;
import java.util.Scanner;

/** Cuts one line more at a time, from the rope whose lines stay the longest. */
public class LineByLine {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int k = in.nextInt();
    PriorityQueue<double[]> ropes = new PriorityQueue<>((a, b) -> Double.compare(b[0] / b[1], a[0] / a[1]));
    for (int i = 0; i < n; i++) ropes.add(new double[] {in.nextInt(), 1});
    double length = 0;
    for (int lines = 0; lines < k; lines++) {
      double[] rope = ropes.poll();
      length = rope[0] / rope[1];
      rope[1]++;
      ropes.add(rope);
    }
    System.out.println(length);
  }
}
