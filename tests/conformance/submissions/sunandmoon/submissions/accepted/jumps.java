import java.util.Scanner;

// Goes from one year of the sun to the next.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int ds = in.nextInt();
        int ys = in.nextInt();
        int dm = in.nextInt();
        int ym = in.nextInt();
        int year = ys - ds;
        while ((year + dm) % ym != 0) year += ys;
        System.out.println(year);
    }
}
