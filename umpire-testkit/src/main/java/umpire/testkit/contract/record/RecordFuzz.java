package umpire.testkit.contract.record;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.testkit.Choices;
import umpire.testkit.contract.Damage;
import umpire.testkit.contract.GameHere;
import umpire.testkit.contract.Tables;

/// Any bytes are read and verified, or refused with a position: any other exception is a finding,
/// and so is a record whose verification does not end.
public final class RecordFuzz {

  /// The most repair steps, kept low because a fuzzer should try many records. The records are
  /// short because the beginning of a game has every kind of line.
  private static final int REPAIRS = 20_000;

  private static final int LONGEST = 4_000;

  /// The fuzzer's bytes are used as a file, then as the lines below a valid heading, then as the
  /// choices by which a real game is damaged.
  @FuzzTest
  void anyBytesAreVerifiedOrRefused(byte[] bytes) throws IOException {
    tried(GameHere.game(), Samples.HERE, bytes);
  }

  public static void tried(Game game, List<String> samples, byte[] bytes) throws IOException {
    verified(bytes, game);
    if (samples.isEmpty()) {
      return;
    }
    var choices = Choices.of(bytes);
    String sample = choices.oneOf(samples);
    verified(below(heading(sample), bytes), game);
    verified(Damage.any(utf8(sample), choices), game);
  }

  private static void verified(byte[] bytes, Game game) throws IOException {
    Records.verified(bytes, game, RepairBudget.of(REPAIRS));
  }

  private static String heading(String sample) {
    return sample.substring(0, sample.indexOf("\n\n") + 2);
  }

  private static byte[] below(String heading, byte[] bytes) {
    var whole = new ByteArrayOutputStream();
    whole.writeBytes(utf8(heading));
    whole.writeBytes(bytes);
    return whole.toByteArray();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// Generated only once, since a fuzzer asks often.
  private static final class Samples {
    private static final List<String> HERE = samples(GameHere.game());
  }

  /// Returns the beginnings of games at every table; none if the game has no complete form.
  public static List<String> samples(Game game) {
    var samples = new ArrayList<String>();
    game.complete().ifPresent(whole -> play(game, whole, samples));
    return samples;
  }

  private static <K extends Kernel<K>> void play(
      Game game, CompleteGame<K> whole, List<String> samples) {
    for (Tables.Table table : Tables.of(whole)) {
      boolean rules = samples.size() % 2 == 0;
      Transcript<K> played = Records.recorder(game, whole, table, rules).play(samples.size());
      String text = RecordWriter.write(played);
      int end = text.length() <= LONGEST ? text.length() : text.lastIndexOf('\n', LONGEST) + 1;
      samples.add(text.substring(0, end));
    }
  }
}
