package umpire.sim.bot;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/// A bot for tests, run as a program: it plays well, or badly in the way that its first argument
/// names. Its class path holds only the tests' own classes, so it uses no other class. With `once
/// FILE` first it plays badly in its first life only.
final class TestBot {

  /// Buffered so that a line takes one write, which takes half the time of a fast bot's answer.
  private final PrintStream out =
      new PrintStream(
          new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)),
          true,
          StandardCharsets.UTF_8);

  private final String manner;
  private final String word;
  private int asked;

  private TestBot(String manner, String word) {
    this.manner = manner;
    this.word = word;
  }

  /// The command that starts such a bot.
  static String command(String arguments) {
    return "'%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx64m -cp '%s' %s %s"
        .formatted(java(), classes(), TestBot.class.getName(), arguments);
  }

  private static Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  private static Path classes() {
    try {
      return Path.of(TestBot.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public static void main(String[] args) throws Exception {
    boolean once = args[0].equals("once");
    boolean good = once && !Files.notExists(Path.of(args[1]));
    if (once && !good) {
      Files.createFile(Path.of(args[1]));
    }
    int at = once ? 2 : 0;
    new TestBot(good ? "good" : args[at], args.length > at + 1 ? args[at + 1] : "").run();
  }

  private void run() throws Exception {
    switch (manner) {
      case "deaf" -> Thread.sleep(Long.MAX_VALUE);
      case "stillborn" -> System.exit(3);
      case "shouting" -> shout(System.err);
      case "flooding" -> flood();
      default -> {}
    }
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.contains("\"ask\":\"hello\"") && !manner.equals("silent")) {
        out.println(manner.equals("greets") ? word : "{\"v\": 2}");
      }
      if (line.contains("\"ask\":\"move\"")) {
        asked++;
        answer(line);
      }
    }
  }

  private void answer(String line) throws Exception {
    String id = between(line, "\"id\":", ",");
    if (asked == 1) {
      say(id, good(line));
      return;
    }
    switch (manner) {
      case "slow" -> Thread.sleep(Long.MAX_VALUE);
      case "parent" -> {
        new ProcessBuilder(
                java().toString(), "-cp", classes().toString(), TestBot.class.getName(), "deaf")
            .start();
        Thread.sleep(Long.MAX_VALUE);
      }
      case "crashing" -> System.exit(3);
      case "mute" -> {
        out.close();
        Thread.sleep(Long.MAX_VALUE);
      }
      case "wrong-id" -> say("7" + id, good(line));
      case "not-json" -> out.println("I lay " + good(line));
      case "no-object" -> out.println("[" + id + "]");
      case "no-event" -> out.println("{\"id\":" + id + "}");
      case "two-values" -> out.println("{\"id\":" + id + ",\"event\":\"pass\"} {}");
      case "long-line" -> out.println("x".repeat(1 << 20));
      case "says" -> say(id, word);
      case "chatty" -> {
        say(id, good(line));
        say(id, good(line));
      }
      case "first" -> say(id, between(line, "\"legal\":[\"", "\""));
      default -> say(id, good(line));
    }
  }

  private void say(String id, String event) {
    out.println("{\"comment\":[{}],\"event\":\"" + event + "\",\"id\":" + id + "}");
  }

  private static String good(String line) {
    String[] legal = between(line, "\"legal\":[\"", "\"]").split("\",\"");
    return legal[new Random(Long.parseLong(between(line, "\"seed\":", ","))).nextInt(legal.length)];
  }

  private static String between(String line, String before, String after) {
    int from = line.indexOf(before) + before.length();
    return line.substring(from, line.indexOf(after, from));
  }

  private static void shout(PrintStream where) {
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          while (true) {
            where.println("I have something to say that is of no interest to anybody else.");
          }
        });
  }

  private void flood() throws IOException {
    byte[] line = "{\"id\":0,\"event\":\"pass\"}\n".repeat(1000).getBytes(StandardCharsets.UTF_8);
    out.println("{\"v\": 2}");
    while (true) {
      out.write(line);
    }
  }
}
