import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Deque;

public class MastView {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    int n = next(in);
    int[] height = new int[n];
    Deque<Integer> stack = new ArrayDeque<>();
    StringBuilder view = new StringBuilder();
    for (int at = 0; at < n; at++) {
      height[at] = next(in);
      while (!stack.isEmpty() && height[stack.peek()] <= height[at]) stack.pop();
      if (at > 0) view.append(' ');
      view.append(stack.isEmpty() ? 0 : at - stack.peek());
      stack.push(at);
    }
    System.out.println(view);
  }

  private static int next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
