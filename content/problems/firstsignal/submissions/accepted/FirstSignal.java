public class FirstSignal {
  public static void main(String[] args) {
    System.out.println("Codeferry calling");
    System.out.println("All is well");
  }
}
