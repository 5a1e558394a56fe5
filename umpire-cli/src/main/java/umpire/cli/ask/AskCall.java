package umpire.cli.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.cli.records.OneGame;
import umpire.cli.review.CoachOptions;
import umpire.cli.review.OptionWords;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.Rule;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.match.BadEvent;
import umpire.core.match.Finding;
import umpire.core.match.Listed;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.review.Coach;
import umpire.core.review.Decision;
import umpire.core.text.BadInput;
import umpire.core.text.Note;
import umpire.sim.table.TextTable;

/// `umpire ask`.
@Command(
    name = "ask",
    addMethodSubcommands = false,
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
      "  umpire ask game.rec --after 20 --view Anna     what Anna knows, as JSON",
      "  umpire ask game.rec --after 20 --coach         what would be best, and by how much"
    },
    mixinStandardHelpOptions = true)
public final class AskCall implements Callable<Integer> {

  /// More than a person reads.
  private static final int MOST_SHOWN = 60;

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final OneGame one = new OneGame();

  @Parameters(
      index = "1..*",
      paramLabel = "EVENT",
      arity = "0..*",
      description = "What somebody would like to do, in the words of the record: lay KH.")
  private List<String> words = new ArrayList<>();

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

  @Option(
      names = "--coach",
      description = "Says what each of it is worth, by what the seat can know; the best first.")
  private boolean coach;

  @Mixin private final CoachOptions coaching = new CoachOptions();

  public AskCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return one.read(streams, this::answer);
  }

  private <K extends Kernel<K>, E> int answer(Transcript<K, E> game) throws BadInput {
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
        throw refusal;
      }
    }
    Match<K, E> match = replay.match();
    if (view != null) {
      line(match.view(viewer(game)).facts().toString());
      return Status.FINE;
    }
    int actor = actor(game, match);
    if (coach) {
      return advise(game, match, actor);
    }
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

  private <K extends Kernel<K>, E> int advise(Transcript<K, E> game, Match<K, E> match, int actor) {
    if (actor < 0 || !match.isAwaited(actor)) {
      throw wrong(
          "--coach is for a seat that is to act: choose one with --seat, or another --after");
    }
    List<String> able = coaching.able(game);
    var asked = new Coach<>(game.whole(), game.profile(), game.names(), able, coaching.rollouts());
    line(game.names().get(actor) + " may");
    var table = new TextTable(1, "", "wins, %", "±", "behind", "±");
    for (Decision.Option option : asked.options(match.table(), actor, coaching.seed())) {
      table.row(OptionWords.row(option));
    }
    table.print(streams.out());
    streams.out().flush();
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
