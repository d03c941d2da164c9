import java.util.Scanner;

// ArrayIndexOutOfBoundsException for large N.
public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] products = new int[40];
        for (int a = 1; a <= 40; a++) products[a - 1] = a * (a + 1) * (a + 2);
        int i = 0;
        while (products[i] < n) i++;
        System.out.println(i);
    }
}
