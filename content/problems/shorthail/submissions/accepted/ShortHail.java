import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class ShortHail {
  private static class Node {
    int boats;
    Node[] next = new Node[26];

    Node step(char letter) {
      if (next[letter - 'a'] == null) next[letter - 'a'] = new Node();
      return next[letter - 'a'];
    }
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    int n = Integer.parseInt(in.readLine().trim());
    Node root = new Node();
    StringBuilder out = new StringBuilder();
    while (n-- > 0) {
      String event = in.readLine();
      String name = event.substring(2);
      if (event.charAt(0) == '?') {
        out.append(hail(root, name)).append('\n');
        continue;
      }
      Node node = root;
      for (char letter : name.toCharArray()) {
        node = node.step(letter);
        node.boats += event.charAt(0) == '+' ? 1 : -1;
      }
    }
    System.out.print(out);
  }

  private static String hail(Node root, String name) {
    Node node = root;
    for (int at = 0; at < name.length(); at++) {
      node = node.step(name.charAt(at));
      if (node.boats == 1) return name.substring(0, at + 1);
    }
    return name + "!";
  }
}
