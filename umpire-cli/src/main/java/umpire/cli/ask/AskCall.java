package umpire.cli.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
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
import umpire.coach.Coach;
import umpire.coach.Decision;
import umpire.coach.report.OptionSheet;
import umpire.coach.report.OptionWords;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.WrongQuestion;
import umpire.command.ask.Position;
import umpire.command.ask.Said;
import umpire.command.ask.SaidSheet;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.options.LanguageOption;
import umpire.options.ReportFormat;

/// `umpire ask`.
@Command(
    name = "ask",
    addMethodSubcommands = false,
    description = {AskCall.ABOUT, ""},
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

  /// What it does, for the list of calls and its own help.
  public static final String ABOUT =
      "Asks the referee about a position of a recorded game: what may be done there, and why not"
          + " this; or what a seat knows.";

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

  @Option(
      names = "--format",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}: lines for people, or one JSON object.")
  private ReportFormat format = ReportFormat.TEXT;

  @Mixin private final CoachOptions coaching = new CoachOptions();

  @Mixin private final LanguageOption language = new LanguageOption();

  public AskCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return one.read(language.on(streams), this::answer);
  }

  private <K extends Kernel<K>> int answer(Transcript<K> game) throws BadInputException {
    try {
      OptionalInt events = after == null ? OptionalInt.empty() : OptionalInt.of(after);
      Position<K> position = Position.of(game, events);
      if (coach && view == null) {
        return advise(position);
      }
      Said said = said(position);
      switch (format) {
        case TEXT -> new SaidWords(language.on(streams), game.game()).tell(said);
        case JSONL -> streams.tell(SaidSheet.of(said));
      }
      return Status.FINE;
    } catch (WrongQuestion wrong) {
      throw wrong(wrong.what());
    }
  }

  private Said said(Position<?> position) throws WrongQuestion {
    String who = seat == null ? Position.TO_ACT : seat;
    if (view != null) {
      return position.known(view);
    }
    return words.isEmpty() ? position.legal(who) : position.ruling(who, String.join(" ", words));
  }

  private <K extends Kernel<K>> int advise(Position<K> position) throws WrongQuestion {
    Transcript<K> game = position.game();
    int actor = position.actor(seat == null ? Position.TO_ACT : seat);
    if (actor < 0 || !position.match().isAwaited(actor)) {
      throw new WrongQuestion(
          "--coach is for a seat that is to act: choose one with --seat, or another --after");
    }
    List<String> able = coaching.able(game);
    var asked = new Coach<>(game.whole(), game.profile(), game.names(), able, coaching.rollouts());
    List<Decision.Option> options = asked.options(position.match().table(), actor, coaching.seed());
    String who = game.names().get(actor);
    if (format == ReportFormat.JSONL) {
      streams.tell(OptionSheet.advice(who, options));
      return Status.FINE;
    }
    Streams told = language.on(streams);
    new SaidWords(told, game.game()).tellWho(who);
    streams.page().table(OptionWords.table(options, told.language().in(game.game())));
    streams.out().flush();
    return Status.FINE;
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
