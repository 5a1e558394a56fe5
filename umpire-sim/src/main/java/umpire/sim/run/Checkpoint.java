package umpire.sim.run;

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
import umpire.sim.count.Convergence;
import umpire.sim.count.Totals;

/// The saved state of an interrupted simulation or comparison, with its command.
///
/// @param name the name of the command, as in `simulate`
/// @param call the words after the name, as they were typed
/// @param build the build that played, see [BuildId]
/// @param profiles the hashes of the rules
/// @param rows the position in the file of rows
/// @param stands the state of each run in order, one or more; all but the last are complete
public record Checkpoint(
    String name,
    List<String> call,
    String build,
    List<String> profiles,
    Bookmark rows,
    List<RunState> stands) {

  private static final String MAGIC = "umpire checkpoint 3\n";
  private static final int MAX_WORDS = 10_000;
  private static final int MAX_POINTS = 10_000;
  private static final int MAX_PARTS = 1_000_000;
  private static final int MAX_RUNS = 10_000;
  private static final long LARGEST_FILE = 64L << 20;

  public Checkpoint {
    call = List.copyOf(call);
    profiles = List.copyOf(profiles);
    stands = List.copyOf(stands);
  }

  /// The number of games done in all runs.
  public long games() {
    return stands.stream().mapToLong(RunState::games).sum();
  }

  /// Saves the checkpoint atomically: a reader sees the old file or the new one, never a part.
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

  /// Deletes a checkpoint, and a draft that a crash may have left. If there is neither, does
  /// nothing.
  public static void delete(Path path) throws IOException {
    Files.deleteIfExists(draft(path));
    Files.deleteIfExists(path);
  }

  /// The path of the draft, which is written first and then renamed.
  public static Path draft(Path path) {
    return path.resolveSibling(path.getFileName() + ".new");
  }

  private byte[] body() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(bytes)) {
      out.writeUTF(name);
      writeWords(call, out);
      out.writeUTF(build);
      writeWords(profiles, out);
      out.writeInt(rows.places().size());
      for (long place : rows.places()) {
        out.writeLong(place);
      }
      out.writeInt(stands.size());
      for (RunState state : stands) {
        writeState(state, out);
      }
    }
    return bytes.toByteArray();
  }

  private static void writeState(RunState state, DataOutputStream out) throws IOException {
    out.writeLong(state.games());
    byte[] sums = state.totals().toBytes();
    out.writeInt(sums.length);
    out.write(sums);
    List<Convergence.Point> points = state.convergence().points();
    out.writeInt(points.size());
    for (Convergence.Point point : points) {
      out.writeLong(point.games());
      out.writeInt(point.wins().size());
      for (long wins : point.wins()) {
        out.writeLong(wins);
      }
    }
  }

  /// Loads a checkpoint.
  ///
  /// @throws IOException with a message for people if the file is not a checkpoint or is damaged
  public static Checkpoint load(Path path) throws IOException {
    if (Files.size(path) > LARGEST_FILE) {
      throw new IOException("it is not a checkpoint of a simulation");
    }
    try (var in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(path)))) {
      var magic = new byte[MAGIC.length()];
      in.readFully(magic);
      if (!MAGIC.equals(new String(magic, StandardCharsets.US_ASCII))) {
        throw new IOException("it is not a checkpoint of a simulation");
      }
      long expected = in.readLong();
      byte[] body = in.readAllBytes();
      var sum = new CRC32();
      sum.update(body);
      if (sum.getValue() != expected) {
        throw new IOException("the checkpoint is damaged: start again without --resume");
      }
      return read(new DataInputStream(new ByteArrayInputStream(body)));
    } catch (EOFException _) {
      throw new IOException("it is not a checkpoint of a simulation");
    }
  }

  private static Checkpoint read(DataInputStream in) throws IOException {
    String name = in.readUTF();
    List<String> call = readWords(in);
    String build = in.readUTF();
    List<String> profiles = readWords(in);
    var rows = new Bookmark(readNumbers(atMost(MAX_PARTS, in.readInt()), in));
    var stands = new ArrayList<RunState>();
    int runs = Math.max(1, atMost(MAX_RUNS, in.readInt()));
    for (int i = 0; i < runs; i++) {
      stands.add(readState(in));
    }
    return new Checkpoint(name, call, build, profiles, rows, stands);
  }

  private static RunState readState(DataInputStream in) throws IOException {
    long games = in.readLong();
    var sums = new byte[atMost((int) LARGEST_FILE, in.readInt())];
    in.readFully(sums);
    var convergence = new Convergence();
    int points = atMost(MAX_POINTS, in.readInt());
    for (int i = 0; i < points; i++) {
      long after = in.readLong();
      int sides = atMost(MAX_WORDS, in.readInt());
      convergence.add(new Convergence.Point(after, readNumbers(sides, in)));
    }
    return new RunState(games, Totals.fromBytes(sums), convergence);
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
    int count = atMost(MAX_WORDS, in.readInt());
    var words = new ArrayList<String>();
    for (int i = 0; i < count; i++) {
      words.add(in.readUTF());
    }
    return words;
  }

  private static int atMost(int most, int count) throws IOException {
    if (count < 0 || count > most) {
      throw new IOException("the checkpoint is damaged: start again without --resume");
    }
    return count;
  }
}
