import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.file.*;
import java.util.*;

/**
 * Main <case> <secret file> <pid of the judge> <port>: attacks from Java; prints ESCAPED for each success.
 */
public class Main {
  interface Attempt { Object make() throws Throwable; }

  static String secret, judge;
  static int port;

  static void escapes(String what, Attempt attempt) {
    try {
      System.out.println("ESCAPED " + what + " " + attempt.make());
    } catch (Throwable refused) {
      return;
    }
  }

  static Object read(String path) throws IOException {
    try (InputStream in = new FileInputStream(path)) {
      int first = in.read();
      if (first < 0) throw new IOException("nothing in it");
      return (char) first;
    }
  }

  static void readFiles() {
    for (String path : new String[] {secret, "/etc/passwd", "/etc/shadow", "/proc/1/environ", "/proc/" + judge + "/environ",
        "/proc/1/root" + secret, "/dev/mem"})
      escapes("read " + path, () -> read(path));
    if (System.getenv("SECRET_OF_THE_SERVER") != null) System.out.println("ESCAPED the server's environment");
  }

  static void writeFiles() {
    for (String path : new String[] {secret, "/x", "x", "/etc/x", "/usr/x", "/proc/sys/kernel/core_pattern", "Main.class"})
      escapes("write " + path, () -> new FileOutputStream(path, true));
    escapes("delete", () -> { Files.delete(Paths.get(secret)); return ""; });
    escapes("link", () -> Files.createLink(Paths.get("/tmp/hard"), Paths.get(secret)));
  }

  static void processes() {
    escapes("exec", () -> Runtime.getRuntime().exec("/bin/true"));
    escapes("builder", () -> new ProcessBuilder("/bin/sh", "-c", "true").start());
  }

  static void network() {
    escapes("connect", () -> new Socket("127.0.0.1", port));
    escapes("listen", () -> new ServerSocket(0));
    escapes("udp", () -> new DatagramSocket(0));
    escapes("http", () -> new URL("http://127.0.0.1:" + port + "/").openStream());
  }

  static void threads() {
    int started = 0;
    try {
      for (; started < 5000; started++) {
        Thread thread = new Thread(null, () -> { try { Thread.sleep(60000); } catch (InterruptedException e) { return; } }, "t", 65536);
        thread.setDaemon(true);
        thread.start();
      }
    } catch (Throwable refused) {
      // expected
    }
    System.out.println(started);
    Runtime.getRuntime().halt(0);
  }

  static void hog() {
    List<byte[]> kept = new ArrayList<>();
    for (;;) kept.add(new byte[1 << 20]);
  }

  static void directHog() {
    List<ByteBuffer> kept = new ArrayList<>();
    for (;;) {
      ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 20);
      for (int i = 0; i < buffer.capacity(); i += 4096) buffer.put(i, (byte) 1);
      kept.add(buffer);
    }
  }

  static void catchMemory() {
    List<byte[]> kept = new ArrayList<>();
    for (;;) {
      try {
        kept.add(new byte[1 << 20]);
      } catch (OutOfMemoryError again) {
        continue;
      }
    }
  }

  static int deep(int n) { return deep(n + 1) + 1; }

  static void flood(OutputStream out) throws IOException {
    byte[] block = new byte[1 << 16];
    for (;;) out.write(block);
  }

  static void spin() { for (;;) { } }

  public static void main(String[] args) throws Throwable {
    secret = args[1];
    judge = args[2];
    port = Integer.parseInt(args[3]);
    switch (args[0]) {
      case "read-files": readFiles(); break;
      case "write-files": writeFiles(); break;
      case "processes": processes(); break;
      case "network": network(); break;
      case "threads": threads(); break;
      case "hog": hog(); break;
      case "direct-hog": directHog(); break;
      case "catch-memory": catchMemory(); break;
      case "deep": deep(0); break;
      case "flood-stdout": flood(new FileOutputStream(FileDescriptor.out)); break;
      case "flood-stderr": flood(new FileOutputStream(FileDescriptor.err)); break;
      case "spin": spin(); break;
      case "spin-after-exit": Runtime.getRuntime().addShutdownHook(new Thread(Main::spin)); System.exit(0); break;
      case "sleep": Thread.sleep(1000000); break;
      case "exit-code": System.exit(7); break;
      default: System.exit(99);
    }
  }
}
