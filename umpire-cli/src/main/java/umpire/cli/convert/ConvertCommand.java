package umpire.cli.convert;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.cli.records.EitherInput;
import umpire.cli.records.RecordPrinter;
import umpire.command.FaultReport;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.command.records.RecordFile;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.record.Entry;
import umpire.core.record.GameRecord;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.session.GameRecorder;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;
import umpire.options.ProfileOptions;

/// The command `umpire convert`.
@Command(
    name = "convert",
    description = {ConvertCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class ConvertCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Converts games between records (in canonical form), their JSON Lines twin, and a"
          + " game's classic format if it can hold the game. Records and JSON Lines are"
          + " recognized; classic input needs GAME.";

  /// The form to convert to.
  enum To {
    RECORD,
    JSONL,
    PARTS,
    CLASSIC;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final EitherInput input = new EitherInput();

  @Option(
      names = "--to",
      required = true,
      description = {
        "Output format: ${COMPLETION-CANDIDATES}; parts is jsonl with each event in its parts, as in",
        "{\"verb\":\"lay\",\"card\":\"5H\"}."
      })
  private To to = To.RECORD;

  @Option(
      names = "--rulings",
      description = "Writes the referee's rulings between the events of a record.")
  private boolean rulings;

  public ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    EitherInput.Choice choice = input.choice();
    String name = Streams.name(choice.file());
    try (InputStream in = streams.open(choice.file())) {
      Game game = choice.game();
      return game == null ? fromRecords(name, in) : fromClassic(name, in, game);
    } catch (IOException failure) {
      return streams.cannotRead(name, failure);
    } finally {
      streams.out().flush();
    }
  }

  private Sink sink() {
    return to == To.CLASSIC
        ? new ClassicSink(streams)
        : new RecordSink(
            new RecordPrinter(
                streams.in(Language.ENGLISH), to != To.RECORD, to == To.PARTS, rulings));
  }

  /// Receives games, and may reject one with a message.
  private interface Sink {
    <K extends Kernel<K>> Optional<String> take(Transcript<K> game);

    void end();
  }

  private record RecordSink(RecordPrinter printer) implements Sink {
    @Override
    public <K extends Kernel<K>> Optional<String> take(Transcript<K> game) {
      printer.write(game);
      return Optional.empty();
    }

    @Override
    public void end() {
      // every game is written already
    }
  }

  /// Collects the games, since the classic formats begin with their number.
  private static final class ClassicSink implements Sink {
    private final Streams streams;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final TextWriter writer = new TextWriter(kept);
    private @Nullable ClassicBridge bridge;
    private String game = "";
    private int games;

    ClassicSink(Streams streams) {
      this.streams = streams;
    }

    @Override
    public <K extends Kernel<K>> Optional<String> take(Transcript<K> transcript) {
      if (bridge != null && !game.equals(transcript.game().id())) {
        return Optional.of("a classic file holds only one kind of game, this one " + game);
      }
      ClassicBridge crossing = transcript.whole().classic();
      var actors = new ArrayList<Integer>();
      var events = new ArrayList<Event>();
      for (Transcript.EventLine line : transcript.events()) {
        actors.add(line.actor());
        events.add(line.event());
      }
      Optional<String> refusal =
          crossing.write(
              new ClassicBridge.ConvertedGame(
                  transcript.profile(), transcript.names(), actors, events),
              writer);
      if (refusal.isEmpty()) {
        bridge = crossing;
        game = transcript.game().id();
        games++;
      }
      return refusal;
    }

    @Override
    public void end() {
      writer.flush();
      if (bridge != null) {
        streams.out().text(bridge.heading(games));
      }
      streams.out().text(kept.toString(java.nio.charset.StandardCharsets.UTF_8));
    }
  }

  private int fromRecords(String name, InputStream in) throws IOException {
    var file = new RecordFile(in);
    if (file.kind() == RecordFile.Kind.OTHER) {
      streams.complain(name + ": this is not a record; to convert classic input, name its GAME");
      return Status.BAD_INPUT;
    }
    RecordFile.Games games = file.games();
    Sink sink = sink();
    int status = Status.FINE;
    int number = 0;
    for (Optional<GameRecord> game = games.next(); game.isPresent(); game = games.next()) {
      number++;
      String trouble = "";
      try {
        Transcript<?> transcript = TranscriptReader.of(game.get());
        BadInputException fault = transcript.fault();
        if (fault != null) {
          throw fault;
        }
        trouble = sink.take(transcript).orElse("");
      } catch (BadInputException fault) {
        trouble = FaultReport.fault(name, fault);
        streams.complain(trouble);
        status = Status.BAD_INPUT;
        if (!input.faults().keepGoing()) {
          break;
        }
        continue;
      }
      if (!trouble.isEmpty()) {
        streams.complain("%s: game %d: %s".formatted(name, number, trouble));
        status = Status.BAD_INPUT;
      }
    }
    sink.end();
    return status;
  }

  private int fromClassic(String name, InputStream in, Game game) throws IOException {
    return fromClassic(name, in, game, ProfileOptions.whole(game, spec));
  }

  private <K extends Kernel<K>> int fromClassic(
      String name, InputStream in, Game game, CompleteGame<K> whole) throws IOException {
    var options =
        new ReadOptions(
            input.faults().strict(), doubt -> streams.complain(FaultReport.warning(name, doubt)));
    var words = new WordReader(in);
    ClassicBridge.ConvertedGames games = whole.classic().read(words, options);
    Sink sink = sink();
    int status = Status.FINE;
    while (true) {
      try {
        Optional<ClassicBridge.ConvertedGame> crossing = games.next();
        if (crossing.isEmpty()) {
          break;
        }
        sink.take(transcript(game, whole, crossing.get()));
      } catch (BadInputException fault) {
        streams.complain(FaultReport.fault(name, fault));
        status = Status.BAD_INPUT;
        boolean goesOn = input.faults().keepGoing() && words.foreign().isEmpty();
        if (!goesOn || !games.recover()) {
          break;
        }
      }
    }
    sink.end();
    return status;
  }

  private static <K extends Kernel<K>> Transcript<K> transcript(
      Game game, CompleteGame<K> whole, ClassicBridge.ConvertedGame converted) {
    List<Transcript.Line> lines = new ArrayList<>();
    for (int i = 0; i < converted.events().size(); i++) {
      int actor = converted.actors().get(i);
      lines.add(
          new Transcript.EventLine(actor, converted.events().get(i), Entry.Event.unwritten(actor)));
    }
    return GameRecorder.finished(game, whole, converted.profile(), converted.names(), lines);
  }
}
