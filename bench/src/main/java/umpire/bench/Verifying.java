package umpire.bench;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.record.GameIds;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.session.GameRecorder;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// Measures verification as `umpire verify` does it, from the bytes of a file to the reports on its
/// games; and each of its steps alone: reading lines, parsing them, ruling on them. Beside them the
/// identity of a game, which the command also writes.
public final class Verifying {

  private static final int WARM_UP_ROUNDS = 12;
  private static final int CHARACTERS = 4_000_000;
  private static final int PRESETS = 3;
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  /// The checksums of the reports on each game's records.
  private static final Map<String, Long> EXPECTED =
      Map.of(
          "maumau", 1392019389L,
          "snooker", 102924423L,
          "cribbage", 4191768730L,
          "tractor", 1148514988L);

  private final byte[] input;
  private final List<GameRecord> records = new ArrayList<>();
  private final List<Transcript<?>> transcripts = new ArrayList<>();

  /// One reader for a whole file, as in the command.
  private TranscriptReader parser = new TranscriptReader();

  private <K extends Kernel<K>> Verifying(Game game, CompleteGame<K> whole) {
    input = played(game, whole).getBytes(StandardCharsets.UTF_8);
    read(records::add);
    records.forEach(record -> transcripts.add(parsed(record)));
  }

  /// Arguments: the game's name, and the number of rounds (7); 0 only compares the checksum.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) {
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 7;
    Game game = Game.byId(args[0]).orElseThrow();
    var verifying = new Verifying(game, game.complete().orElseThrow());
    Checksum.check(game.id(), EXPECTED.getOrDefault(game.id(), 0L), verifying.checksum());
    if (rounds > 0) {
      Ratios.print(verifying.measurements(game.id()), WARM_UP_ROUNDS, rounds);
    }
  }

  private List<Measurement> measurements(String game) {
    var whole = measurement("umpire verify, " + game, this::checksum);
    return List.of(
        whole,
        measurement("reading", () -> read(_ -> {})).over(whole),
        measurement("understanding", this::parse).over(whole),
        measurement("ruling", () -> transcripts.forEach(Verifying::rule)).over(whole),
        measurement("identity", () -> transcripts.forEach(new GameIds()::of)).over(whole));
  }

  private static void rule(Transcript<?> game) {
    Report _ = Verifier.verify(game, RepairBudget.ofFile());
  }

  private Measurement measurement(String what, Runnable work) {
    return new Measurement(what, input.length / 1e6, "MB/s", work);
  }

  /// Verifies the whole input and returns a checksum of its reports.
  private long checksum() {
    var sum = new CRC32();
    parser = new TranscriptReader();
    read(record -> {
      Report report = Verifier.verify(parsed(record), RepairBudget.ofFile());
      sum.update(report.events());
      sum.update(report.agreed());
      sum.update(report.doubts().size());
      sum.update(report.judgement().ordinal());
      sum.update(report.over() ? 1 : 0);
    });
    return sum.getValue();
  }

  private void read(Consumer<GameRecord> each) {
    var reader = new RecordReader(new ByteArrayInputStream(input));
    try {
      for (var found = reader.next(); found.isPresent(); found = reader.next()) {
        each.accept(found.get());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private void parse() {
    parser = new TranscriptReader();
    records.forEach(this::parsed);
  }

  private Transcript<?> parsed(GameRecord record) {
    try {
      return parser.read(record);
    } catch (BadInputException fault) {
      throw new IllegalStateException(fault.line() + ": " + fault.description(), fault);
    }
  }

  /// A file of games by the strategy `rules`, under the first presets in turn, so that a new preset
  /// does not change what is measured.
  private static <K extends Kernel<K>> String played(Game game, CompleteGame<K> whole) {
    var text = new StringBuilder();
    List<Preset> presets = whole.profiles().presets();
    for (int seed = 0; text.length() < CHARACTERS; seed++) {
      Profile profile = WholeGames.profile(whole, presets.get(seed % PRESETS));
      List<String> names = NAMES.subList(0, whole.minPlayers(profile));
      var seats = new ArrayList<Strategy<K>>();
      for (int seat = 0; seat < names.size(); seat++) {
        seats.add(rules(whole));
      }
      var recorder = new GameRecorder<>(game, whole, profile, names, seats);
      text.append(RecordWriter.write(recorder.play(seed))).append('\n');
    }
    return text.toString();
  }

  private static <K extends Kernel<K>> Strategy<K> rules(CompleteGame<K> whole) {
    return whole.strategies().stream()
        .filter(strategy -> strategy.name().equals("rules"))
        .findFirst()
        .orElseThrow();
  }
}
