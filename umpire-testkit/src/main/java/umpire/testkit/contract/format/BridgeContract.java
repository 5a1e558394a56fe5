package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.record.Entry;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.core.session.GameRecorder;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.testkit.Choices;
import umpire.testkit.GeneratedInputs;
import umpire.testkit.Outcome;
import umpire.testkit.Results;
import umpire.testkit.contract.ClassicContract;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Damage;
import umpire.testkit.contract.record.Records;

/// Games of the published problem can also be written as records.
@Contract
@ClassicContract
public final class BridgeContract {

  private static final int CASES = 5;
  private static final int TRIES = Integer.getInteger("umpire.bridge.tries", 700);

  /// Classic games become legal records, and the records convert back with unchanged results.
  @Test
  public <K extends Kernel<K>> void classicGamesCrossAndComeBack(Game game, CompleteGame<K> whole)
      throws Exception {
    for (String shape : GeneratedInputs.shapes(game)) {
      for (int seats : GeneratedInputs.seats(game, shape)) {
        int cases = GeneratedInputs.affordable(game, shape, seats, CASES);
        byte[] text = GeneratedInputs.kept(game, new GeneratorOptions(cases, 1, seats, shape));
        List<ClassicBridge.ConvertedGame> crossings = crossings(whole, text);
        assertThat(crossings).as("games of shape %s with %d", shape, seats).hasSize(cases);
        for (ClassicBridge.ConvertedGame converted : crossings) {
          isLegal(game, whole, converted);
        }
        assertThat(Results.of(game, back(whole, crossings)))
            .as("shape %s with %d", shape, seats)
            .isEqualTo(Results.of(game, text));
      }
    }
  }

  private static List<ClassicBridge.ConvertedGame> crossings(CompleteGame<?> whole, byte[] text)
      throws IOException, BadInputException {
    ClassicBridge.ConvertedGames games = arrivals(whole, text);
    var crossings = new ArrayList<ClassicBridge.ConvertedGame>();
    for (var next = games.next(); next.isPresent(); next = games.next()) {
      crossings.add(next.get());
    }
    return crossings;
  }

  private static ClassicBridge.ConvertedGames arrivals(CompleteGame<?> whole, byte[] text)
      throws IOException {
    var words = new WordReader(new ByteArrayInputStream(text));
    return whole.classic().read(words, new ReadOptions(false, _ -> {}));
  }

  private static <K extends Kernel<K>> void isLegal(
      Game game, CompleteGame<K> whole, ClassicBridge.ConvertedGame converted) throws IOException {
    List<Transcript.Line> lines = new ArrayList<>();
    for (int i = 0; i < converted.events().size(); i++) {
      int actor = converted.actors().get(i);
      var unwritten = Entry.Event.unwritten(actor);
      lines.add(new Transcript.EventLine(actor, converted.events().get(i), unwritten));
    }
    var transcript =
        GameRecorder.finished(game, whole, converted.profile(), converted.names(), lines);
    String text = RecordWriter.write(transcript);
    try {
      Report report = Verifier.verify(Records.read(text, game), RepairBudget.ofFile());
      assertThat(report.judgement()).as("%s%n%s", report, text).isEqualTo(Report.Judgement.AGREES);
    } catch (BadInputException fault) {
      throw new AssertionError(text, fault);
    }
  }

  private static byte[] back(CompleteGame<?> whole, List<ClassicBridge.ConvertedGame> crossings) {
    var bytes = new ByteArrayOutputStream();
    var writer = new TextWriter(bytes);
    writer.ascii(whole.classic().heading(crossings.size()));
    for (ClassicBridge.ConvertedGame converted : crossings) {
      Optional<String> reason = whole.classic().write(converted, writer);
      assertThat(reason).as("why a game cannot go back where it came from").isEmpty();
    }
    writer.flush();
    return bytes.toByteArray();
  }

  /// Classic text that is not a legal game is not converted to a record.
  @Test
  public <K extends Kernel<K>> void onlyLegalGamesCross(Game game, CompleteGame<K> whole)
      throws Exception {
    for (int i = 0; i < TRIES; i++) {
      var choices = Choices.random(i);
      byte[] damaged = Damage.any(GeneratedInputs.any(game, choices), choices);
      ClassicBridge.ConvertedGames games = arrivals(whole, damaged);
      long most = Outcome.mostSteps(damaged);
      while (goesOn(games, game, whole)) {
        assertThat(--most).as("games that arrive").isPositive();
      }
    }
  }

  private static <K extends Kernel<K>> boolean goesOn(
      ClassicBridge.ConvertedGames games, Game game, CompleteGame<K> whole) throws IOException {
    Optional<ClassicBridge.ConvertedGame> crossing;
    try {
      crossing = games.next();
    } catch (BadInputException fault) {
      assertThat(fault.line()).as(fault.description()).isPositive();
      return games.recover();
    }
    if (crossing.isPresent()) {
      isLegal(game, whole, crossing.get());
    }
    return crossing.isPresent();
  }
}
