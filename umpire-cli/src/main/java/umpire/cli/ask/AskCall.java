package umpire.cli.ask;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.FaultReport;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.records.RecordFile;
import umpire.core.Rule;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.match.BadEvent;
import umpire.core.match.Finding;
import umpire.core.match.Listed;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.record.GameRecord;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.text.BadInput;
import umpire.core.text.Note;

/// `umpire ask`.
@Command(
    name = "ask",
    description = {
      "Asks the referee about a position of a recorded game: what may be done there, and why not"
          + " this; or what a seat knows.",
      ""
    },
    footer = {
      "",
      "Try",
      "  umpire ask game.rec --after 20                 what is legal after 20 events",
      "  umpire ask game.rec --after 20 lay KH          why not this card?",
      "  umpire ask game.rec --after 20 --view Anna     what Anna knows, as JSON"
    },
    mixinStandardHelpOptions = true)
public final class AskCall implements Callable<Integer> {

  /// More than a person reads.
  private static final int MOST_SHOWN = 60;

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "FILE", description = "A record; '-' is standard input.")
  private String file = Streams.STANDARD_INPUT;

  @Parameters(
      index = "1..*",
      paramLabel = "EVENT",
      arity = "0..*",
      description = "What somebody would like to do, in the words of the record: lay KH.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--game",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which game of the file (default: ${DEFAULT-VALUE}).")
  private int number;

  @Option(
      names = "--after",
      paramLabel = "N",
      description = "After so many events; default: after the last one.")
  private @Nullable Integer after;

  @Option(
      names = "--seat",
      paramLabel = "NAME",
      description = "Who would like to act; default: whoever is to act. '*' is the table.")
  private @Nullable String seat;

  @Option(
      names = "--view",
      paramLabel = "NAME",
      description = "Shows what this seat knows; or 'spectator', or 'arbiter'.")
  private @Nullable String view;

  public AskCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    String name = Streams.name(file);
    if (number < 1) {
      throw wrong("--game %d: games count from 1".formatted(number));
    }
    try (InputStream in = streams.open(file)) {
      var records = new RecordFile(in);
      RecordFile.Games games = records.games();
      Optional<GameRecord> game = games.next();
      int found = game.isPresent() ? 1 : 0;
      for (; found < number && game.isPresent(); found += game.isPresent() ? 1 : 0) {
        game = games.next();
      }
      if (game.isEmpty()) {
        streams.complain(
            "%s: there is no game %d in it, %s"
                .formatted(name, number, found == 0 ? "nor any other" : "only " + found));
        return Status.BAD_INPUT;
      }
      try {
        return answer(name, TranscriptReader.of(game.get()));
      } catch (BadInput fault) {
        throw records.plain(fault, game.get(), "judge", name);
      }
    } catch (BadInput fault) {
      streams.complain(FaultReport.fault(name, fault));
      return Status.BAD_INPUT;
    } catch (IOException failure) {
      return streams.cannotRead(name, failure);
    }
  }

  private <K extends Kernel<K>, E> int answer(String name, Transcript<K, E> game) throws BadInput {
    int events = game.events().size();
    if (after != null && (after < 0 || after > events)) {
      throw wrong(
          "--after %d: this game has %d events, so choose 0 to %d"
              .formatted(after, events, events));
    }
    var replay = new Replay<>(game);
    var tape = Tape.silent();
    for (Transcript.Happened<E> happened : game.events()) {
      if (after != null && replay.events() == after) {
        break;
      }
      BadInput refusal = replay.refusal(happened, replay.play(happened, tape));
      if (refusal != null) {
        streams.complain(FaultReport.fault(name, refusal));
        return Status.BAD_INPUT;
      }
    }
    Match<K, E> match = replay.match();
    if (view != null) {
      line(match.view(viewer(game)).facts().toString());
      return Status.FINE;
    }
    int actor = actor(game, match);
    return words.isEmpty() ? list(game, match, actor) : judge(game, match, actor);
  }

  private Viewer viewer(Transcript<?, ?> game) {
    return switch (String.valueOf(view)) {
      case "spectator" -> new Viewer.Spectator();
      case "arbiter" -> new Viewer.Arbiter();
      default -> new Viewer.Player(seatCalled(String.valueOf(view), game));
    };
  }

  private int actor(Transcript<?, ?> game, Match<?, ?> match) {
    if (seat == null) {
      return match.toAct();
    }
    return seat.equals("*") ? Kernel.HOUSE : seatCalled(seat, game);
  }

  private int seatCalled(String name, Transcript<?, ?> game) {
    int found = game.names().indexOf(name);
    if (found < 0) {
      throw wrong(
          "nobody is called '%s': choose %s".formatted(name, String.join(", ", game.names())));
    }
    return found;
  }

  private <K extends Kernel<K>, E> int list(Transcript<K, E> game, Match<K, E> match, int actor) {
    if (match.toAct() == Kernel.OVER) {
      line("the game is over");
      return Status.FINE;
    }
    line((actor < 0 ? "the table" : game.names().get(actor)) + " may");
    Listed<E> listed = match.listed(actor);
    List<E> legal = listed.events();
    for (E event : legal.subList(0, Math.min(MOST_SHOWN, legal.size()))) {
      line("  " + game.whole().notation().write(event, game.names()));
    }
    if (legal.isEmpty()) {
      line("  do nothing");
    } else if (legal.size() > MOST_SHOWN || !listed.complete()) {
      line("  (there may be more)");
    }
    return Status.FINE;
  }

  private <K extends Kernel<K>, E> int judge(Transcript<K, E> game, Match<K, E> match, int actor) {
    E event;
    try {
      List<String> parts = List.of(String.join(" ", words).strip().split(" +"));
      event = game.whole().notation().read(parts, game.names());
    } catch (BadEvent fault) {
      throw wrong(fault.what());
    }
    String asked = "'" + game.whole().notation().write(event, game.names()) + "' ";
    switch (match.check(actor, event)) {
      case Finding.Fine() -> line(asked + "is legal");
      case Finding.Open(Rule rule, Note missing) -> {
        line(asked + "cannot be decided: it depends on " + missing.text());
        cite(rule);
      }
      case Finding.Against(Rule rule, List<Note> notes) -> {
        line(asked + "is not legal");
        cite(rule);
        notes.forEach(note -> line("  " + note.text()));
      }
    }
    return Status.FINE;
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  private void cite(Rule rule) {
    line("  rule " + rule.id() + ": " + rule.statement() + " (" + rule.citation() + ")");
  }

  private void line(String text) {
    streams.tell(text);
  }
}
