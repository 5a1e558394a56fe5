package umpire.testkit.contract.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.record.Claim;
import umpire.core.record.NarratedRecord;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.core.session.GameRecorder;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.core.words.BadEventException;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Tables;

/// People write less than happened. Leaving out anything that a record may leave out, cards as `?`
/// or whole lines, never makes a legal game illegal, and never turns a right claim into one that
/// differs: at most, something can no longer be decided. The remaining record can be narrated.
@Contract
public final class UnrecordedContract {

  private static final int GAMES = Integer.getInteger("umpire.unrecorded.games", 6);

  /// The percentages of omissible things to leave out: single things, half, everything.
  private static final int[] SHARES = {2, 15, 50, 85, 100};

  @Test
  public <K extends Kernel<K>> void hidingCardsRefutesNothing(Game game, CompleteGame<K> whole) {
    law(game, whole, true, false);
  }

  @Test
  public <K extends Kernel<K>> void leavingOutLinesRefutesNothing(
      Game game, CompleteGame<K> whole) {
    law(game, whole, false, true);
  }

  @Test
  public <K extends Kernel<K>> void leavingOutBothRefutesNothing(Game game, CompleteGame<K> whole) {
    law(game, whole, true, true);
  }

  private static <K extends Kernel<K>> void law(
      Game game, CompleteGame<K> whole, boolean cards, boolean lines) {
    List<Tables.Table> tables = Tables.of(whole);
    int games = Tables.games(GAMES, tables);
    for (Tables.Table table : tables) {
      for (int seed = 0; seed < games; seed++) {
        var random = new SeededRandom(SeededRandom.mix(seed + 31L * table.hashCode()));
        Transcript<K> played = Records.recorder(game, whole, table, seed % 3 != 0).play(seed);
        Transcript<K> claimed = withClaims(played, random, !lines);
        for (int share : SHARES) {
          Transcript<K> partly = partly(claimed, random, cards ? share : 0, lines ? share : 0);
          String which = table + ", seed " + seed + ", " + share + " %";
          assertThatNothingIsRefuted(partly, which);
          assertThatItCanBeTold(partly, which);
        }
      }
    }
  }

  private static void assertThatNothingIsRefuted(Transcript<?> game, String which) {
    Report report = Verifier.verify(game, RepairBudget.ofFile());
    assertThat(report.fault() == null && report.differences().isEmpty())
        .as(() -> {
          String record = RecordWriter.write(game);
          return "%s: %s%n%s%n%s%n%s"
              .formatted(which, report.summary(), report.fault(), report.differences(), record);
        })
        .isTrue();
  }

  /// Checks that every line and every ruling of the record can be narrated.
  private static <K extends Kernel<K>> void assertThatItCanBeTold(
      Transcript<K> game, String which) {
    var narrated = new NarratedRecord<>(game, 1);
    var log = new RulingLog();
    try {
      while (narrated.step(log) != null) {
        for (int i = 0; i < log.size(); i++) {
          Ruling ruling = log.ruling(i, game.game().rulebook());
          var sentence = new Sentence();
          narrated.narrate(ruling, sentence);
          assertThat(sentence.text()).as("%s: %s", which, ruling).isNotBlank();
        }
      }
    } catch (BadInputException | RuntimeException failure) {
      throw new AssertionError(which + "\n" + RecordWriter.write(game), failure);
    }
  }

  /// Returns the game with true claims after a few of its events.
  ///
  /// @param earned whether to claim also the points of an event; if a line is left out, its points
  ///   go to the line that shows it
  private static <K extends Kernel<K>> Transcript<K> withClaims(
      Transcript<K> game, SeededRandom random, boolean earned) {
    Match<K> match = game.open();
    var log = new RulingLog();
    var lines = new ArrayList<Transcript.Line>();
    for (Transcript.EventLine line : game.events()) {
      log.clear();
      match.play(line.actor(), line.event(), log);
      lines.add(line);
      if (earned && line.actor() != Kernel.HOUSE && random.nextPercent(50)) {
        int points = points(game, match, line.actor(), log);
        lines.add(new Transcript.ClaimLine(new Claim.Earned(points), SourceLine.NONE));
      }
      if (random.nextPercent(10)) {
        lines.add(new Transcript.ClaimLine(GameRecorder.result(match), SourceLine.NONE));
      }
    }
    return game.with(lines);
  }

  /// Returns the points that the rulings on an event gave to the actor's side.
  private static int points(Transcript<?> game, Match<?> match, int actor, RulingLog log) {
    int points = 0;
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, game.game().rulebook());
      boolean own = ruling.seat() >= 0 && match.side(ruling.seat()) == match.side(actor);
      points += own ? ruling.points() : 0;
    }
    return points;
  }

  private static <K extends Kernel<K>> Transcript<K> partly(
      Transcript<K> game, SeededRandom random, int cards, int lines) {
    var kept = new ArrayList<Transcript.Line>();
    for (Transcript.Line line : game.lines()) {
      if (line instanceof Transcript.EventLine happened) {
        boolean out =
            random.nextPercent(lines) && game.whole().vocabulary().mayBeLeftOut(happened.event());
        if (!out) {
          kept.add(masked(game, happened, random, cards));
        }
      } else {
        kept.add(line);
      }
    }
    return game.with(kept);
  }

  /// Returns the event with some of its words unknown, as far as its form allows.
  private static <K extends Kernel<K>> Transcript.EventLine masked(
      Transcript<K> game, Transcript.EventLine line, SeededRandom random, int share) {
    Event event = line.event();
    var words = new ArrayList<>(words(game, event));
    for (int i = 1; i < words.size(); i++) {
      if (!random.nextPercent(share)) {
        continue;
      }
      String word = words.set(i, "?");
      try {
        event = game.whole().vocabulary().read(words, game.names());
      } catch (BadEventException _) {
        words.set(i, word);
      }
    }
    return new Transcript.EventLine(line.actor(), event, line.written());
  }

  private static <K extends Kernel<K>> List<String> words(Transcript<K> game, Event event) {
    return List.of(game.whole().vocabulary().write(event, game.names()).split(" "));
  }
}
