package umpire.command.answer;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.OptionalInt;
import umpire.command.ClassicRun;
import umpire.command.Judge;
import umpire.command.Streams;
import umpire.command.UsageException;
import umpire.command.ask.Position;
import umpire.command.ask.PositionAnswer;
import umpire.command.ask.PositionAnswerJson;
import umpire.command.explain.CollectedRulings;
import umpire.command.explain.RecordRun;
import umpire.command.records.RecordFile;
import umpire.command.verify.ReportWriter;
import umpire.command.verify.VerifyRun;
import umpire.core.game.Game;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// Answers to questions that contain a text: runs the commands of the same names with the text as
/// standard input.
final class TextAnswers {

  private static final String TEXT = "text";

  /// The name of the text in messages.
  private static final String NAME = Streams.name(Streams.STANDARD_INPUT);

  /// Maximum number of rulings in one answer: those of some hundred games, which limits the memory
  /// used.
  private static final int MAX_RULINGS = 100_000;

  private TextAnswers() {}

  static Json judge(Fields asked) throws BadFieldsException, UsageException {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    Streams streams = Streams.over(asked.needText(TEXT), out, err);
    var faults = new FaultsJson();
    var run = new ClassicRun(Answers.gameWithFormat(asked), streams, faults::add);
    int status = Judge.run(run, Streams.STANDARD_INPUT, strict(asked), keepGoing(asked), streams);
    return ended(faults.in(new Json().put("out", out.toString(UTF_8))), err, status);
  }

  static Json explain(Fields asked) throws BadFieldsException, UsageException {
    var rulings = new CollectedRulings(MAX_RULINGS);
    var err = new ByteArrayOutputStream();
    var silent = new ByteArrayOutputStream();
    Streams streams = Streams.over(asked.needText(TEXT), silent, err);
    boolean keepGoing = keepGoing(asked);
    var faults = new FaultsJson();
    int status;
    if (asked.text("game").isEmpty()) {
      var run = new RecordRun(streams, faults::add);
      status = run.of(Streams.STANDARD_INPUT, rulings::of, keepGoing);
    } else {
      Game game = Answers.gameWithFormat(asked);
      ClassicRun.StepWriter writer = rulings.of(game).stepWriter();
      status =
          new ClassicRun(game, streams, faults::add)
              .of(Streams.STANDARD_INPUT, writer, strict(asked), keepGoing);
    }
    Json told = new Json().objects("rulings", rulings.lines());
    return ended(faults.in(told.put("complete", rulings.isComplete())), err, status);
  }

  static Json verify(Fields asked) throws BadFieldsException, UsageException {
    var verdicts = new ArrayList<Json>();
    var err = new ByteArrayOutputStream();
    var silent = new ByteArrayOutputStream();
    Streams streams = Streams.over(asked.needText(TEXT), silent, err);
    ReportWriter writer = new ReportWriter.JsonLines(verdicts::add, false);
    var run = new VerifyRun(streams, writer, asked.truth("repair", true));
    run.verify(Streams.STANDARD_INPUT);
    return ended(new Json().objects("verdicts", verdicts), err, run.status());
  }

  private static boolean strict(Fields asked) throws BadFieldsException, UsageException {
    return asked.truth("strict", false);
  }

  private static boolean keepGoing(Fields asked) throws BadFieldsException, UsageException {
    return asked.truth("keepGoing", false);
  }

  /// Adds the messages that the command printed, and its exit status.
  private static Json ended(Json answer, ByteArrayOutputStream err, int status) {
    return answer.put("err", err.toString(UTF_8)).put("status", status);
  }

  static Json ask(Fields asked) throws BadFieldsException, UsageException, BadInputException {
    int number = asked.number("number").orElse(1);
    OptionalInt after = asked.number("after");
    var in = new ByteArrayInputStream(asked.needText(TEXT).getBytes(UTF_8));
    try {
      return PositionAnswerJson.of(
          said(Position.of(new RecordFile(in).game(number, NAME), after), asked));
    } catch (RecordFile.NoSuchGameException none) {
      throw new UsageException(String.valueOf(none.getMessage()));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static PositionAnswer said(Position<?> position, Fields asked)
      throws BadFieldsException, UsageException {
    String seat = asked.text("seat").orElse(Position.TO_ACT);
    if (asked.text("view").isPresent()) {
      return position.known(asked.needText("view"));
    }
    return asked.text("event").isPresent()
        ? position.ruling(seat, asked.needText("event"))
        : position.legal(seat);
  }
}
