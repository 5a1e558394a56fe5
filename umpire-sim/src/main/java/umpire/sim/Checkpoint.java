package umpire.sim;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/// Where a simulation stood when it was interrupted, and how it was called.
///
/// @param call the words of the call, as they were typed
/// @param build the build that played, see [BuildId]
/// @param profiles the hashes of the rules
/// @param games how many games are done
/// @param rows where their rows are
/// @param totals what they came to
/// @param convergence how the shares settled
public record Checkpoint(
    List<String> call,
    String build,
    List<String> profiles,
    long games,
    Bookmark rows,
    Totals totals,
    Convergence convergence) {

  private static final String MAGIC = "umpire checkpoint 2\n";
  private static final int MOST_WORDS = 10_000;
  private static final int MOST_POINTS = 10_000;
  private static final int MOST_PARTS = 1_000_000;
  private static final long LARGEST_FILE = 64L << 20;

  public Checkpoint {
    call = List.copyOf(call);
    profiles = List.copyOf(profiles);
  }

  /// Writes it in one step: whoever looks sees the old file or the new one, never half of one.
  public void save(Path path) throws IOException {
    byte[] body = body();
    var sum = new CRC32();
    sum.update(body);
    Path draft = draft(path);
    try {
      try (var out = new DataOutputStream(Files.newOutputStream(draft))) {
        out.writeBytes(MAGIC);
        out.writeLong(sum.getValue());
        out.write(body);
      }
      Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /// What is written before it takes the name.
  public static Path draft(Path path) {
    return path.resolveSibling(path.getFileName() + ".new");
  }

  private byte[] body() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(bytes)) {
      writeWords(call, out);
      out.writeUTF(build);
      writeWords(profiles, out);
      out.writeLong(games);
      out.writeInt(rows.places().size());
      for (long place : rows.places()) {
        out.writeLong(place);
      }
      byte[] sums = totals.toBytes();
      out.writeInt(sums.length);
      out.write(sums);
      out.writeInt(convergence.points().size());
      for (Convergence.Point point : convergence.points()) {
        out.writeLong(point.games());
        out.writeInt(point.wins().size());
        for (long wins : point.wins()) {
          out.writeLong(wins);
        }
      }
    }
    return bytes.toByteArray();
  }

  /// Reads one; fails with a message for people if the file is none, or was damaged.
  public static Checkpoint load(Path path) throws IOException {
    if (Files.size(path) > LARGEST_FILE) {
      throw new IOException("it is no checkpoint of a simulation");
    }
    try (var in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(path)))) {
      var magic = new byte[MAGIC.length()];
      in.readFully(magic);
      if (!MAGIC.equals(new String(magic, StandardCharsets.US_ASCII))) {
        throw new IOException("it is no checkpoint of a simulation");
      }
      long expected = in.readLong();
      byte[] body = in.readAllBytes();
      var sum = new CRC32();
      sum.update(body);
      if (sum.getValue() != expected) {
        throw new IOException("the checkpoint is damaged");
      }
      return read(new DataInputStream(new ByteArrayInputStream(body)));
    } catch (EOFException _) {
      throw new IOException("it is no checkpoint of a simulation");
    }
  }

  private static Checkpoint read(DataInputStream in) throws IOException {
    List<String> call = readWords(in);
    String build = in.readUTF();
    List<String> profiles = readWords(in);
    long games = in.readLong();
    var rows = new Bookmark(readNumbers(atMost(MOST_PARTS, in.readInt()), in));
    var sums = new byte[in.readInt()];
    in.readFully(sums);
    var convergence = new Convergence();
    int points = atMost(MOST_POINTS, in.readInt());
    for (int i = 0; i < points; i++) {
      long after = in.readLong();
      int sides = atMost(MOST_WORDS, in.readInt());
      convergence.add(new Convergence.Point(after, readNumbers(sides, in)));
    }
    return new Checkpoint(call, build, profiles, games, rows, Totals.fromBytes(sums), convergence);
  }

  private static List<Long> readNumbers(int count, DataInputStream in) throws IOException {
    var numbers = new ArrayList<Long>();
    for (int i = 0; i < count; i++) {
      numbers.add(in.readLong());
    }
    return numbers;
  }

  private static void writeWords(List<String> words, DataOutputStream out) throws IOException {
    out.writeInt(words.size());
    for (String word : words) {
      out.writeUTF(word);
    }
  }

  private static List<String> readWords(DataInputStream in) throws IOException {
    int count = atMost(MOST_WORDS, in.readInt());
    var words = new ArrayList<String>();
    for (int i = 0; i < count; i++) {
      words.add(in.readUTF());
    }
    return words;
  }

  private static int atMost(int most, int count) throws IOException {
    if (count < 0 || count > most) {
      throw new IOException("the checkpoint is damaged");
    }
    return count;
  }
}
