// The second lane is one metre shorter.
public class Main {
    public static void main(String[] args) {
        StringBuilder lane = new StringBuilder();
        for (int i = 0; i < 39; i++) lane.append('.');
        System.out.println(lane + ".");
        System.out.println(lane);
    }
}
