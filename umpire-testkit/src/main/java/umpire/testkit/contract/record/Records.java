package umpire.testkit.contract.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.session.GameRecorder;
import umpire.core.text.BadInputException;
import umpire.core.verify.Verifier;
import umpire.testkit.contract.Tables;

/// Shared tools of the laws on records: recorded games, games with one event changed, and records
/// that are read and verified.
public final class Records {

  /// A refusal may quote an event, and the longest event is a deal.
  private static final int LONGEST_MESSAGE = 2_000;

  private Records() {}

  public static <K extends Kernel<K>> GameRecorder<K> recorder(
      Game game, CompleteGame<K> whole, Tables.Table table, boolean rules) {
    return new GameRecorder<>(
        game,
        whole,
        table.profile(),
        table.names(),
        Tables.all(whole, rules ? "rules" : "random", table.names().size()));
  }

  static List<Object> events(Transcript<?> transcript) {
    var events = new ArrayList<Object>();
    for (Transcript.EventLine line : transcript.events()) {
      events.add(line.actor());
      events.add(line.event());
    }
    return events;
  }

  public static Transcript<?> read(String text, Game game) throws BadInputException, IOException {
    return TranscriptReader.of(reader(text).next().orElseThrow(), only(game));
  }

  /// Finds only the game under test, even where the service is another one.
  private static Function<String, Optional<Game>> only(Game game) {
    return id -> id.equals(game.id()) ? Optional.of(game) : Optional.empty();
  }

  public static RecordReader reader(String text) {
    return new RecordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  /// Returns the game with one event changed: given to another actor, or replaced by another event
  /// of the game.
  public static <K extends Kernel<K>> Transcript<K> mutant(
      Transcript<K> game, int at, SeededRandom random) {
    List<Transcript.Line> lines = new ArrayList<>(game.events());
    Transcript.EventLine old = game.events().get(at);
    Transcript.EventLine other = game.events().get(random.nextInt(lines.size()));
    int actor =
        random.nextPercent(20)
            ? random.nextInt(game.names().size() + 1) + Kernel.HOUSE
            : old.actor();
    Event event = actor == old.actor() ? other.event() : old.event();
    lines.set(at, new Transcript.EventLine(actor, event, old.written()));
    return game.with(lines);
  }

  /// Reads and verifies every game in these bytes.
  public static void verified(byte[] bytes, Game game, RepairBudget budget) throws IOException {
    var reader = new RecordReader(new ByteArrayInputStream(bytes));
    for (var found = reader.next(); found.isPresent(); found = reader.next()) {
      verified(found.get(), game, budget);
    }
  }

  /// Parses and verifies a record, and checks its fault if there is one.
  private static void verified(GameRecord record, Game game, RepairBudget budget)
      throws IOException {
    try {
      Transcript<?> understood = TranscriptReader.of(record, only(game));
      BadInputException fault = Verifier.verify(understood, budget).fault();
      if (fault != null) {
        isLocated(fault);
      }
      if (understood.fault() == null) {
        hasOneForm(understood, game);
      }
    } catch (BadInputException fault) {
      isLocated(fault);
    }
  }

  /// Checks that the canonical form, once written, is read back as the same game.
  private static void hasOneForm(Transcript<?> understood, Game game) throws IOException {
    String text = RecordWriter.write(understood);
    try {
      Transcript<?> again = read(text, game);
      assertThat(RecordWriter.write(again)).isEqualTo(text);
      assertThat(events(again)).as(text).isEqualTo(events(understood));
    } catch (BadInputException fault) {
      throw new AssertionError(text, fault);
    }
  }

  private static void isLocated(BadInputException fault) {
    assertThat(fault.line()).as(fault.description()).isPositive();
    assertThat(fault.column()).as(fault.description()).isPositive();
    assertThat(fault.description()).as("a message fits a screen").hasSizeLessThan(LONGEST_MESSAGE);
    assertThat(fault.description().chars().noneMatch(Character::isISOControl))
        .as("a message is harmless: %s", fault.description())
        .isTrue();
  }
}
