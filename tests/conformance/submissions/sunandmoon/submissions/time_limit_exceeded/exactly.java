import java.util.Scanner;

// Wants both to be in position after the same number of rounds.
public class Main {
    static volatile long sun;
    static volatile long moon;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int ds = in.nextInt();
        int ys = in.nextInt();
        int dm = in.nextInt();
        int ym = in.nextInt();
        sun = ys - ds;
        moon = ym - dm;
        while (sun != moon) {
            sun += ys;
            moon += ym;
        }
        System.out.println(sun);
    }
}
