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
import umpire.coach.report.OptionJson;
import umpire.coach.report.OptionText;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.UsageException;
import umpire.command.ask.Position;
import umpire.command.ask.PositionAnswer;
import umpire.command.ask.PositionAnswerJson;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.options.LanguageOption;
import umpire.options.ReportFormat;

/// The command `umpire ask`.
@Command(
    name = "ask",
    addMethodSubcommands = false,
    description = {AskCommand.ABOUT, ""},
    footer = {
      "",
      "Try",
      "  umpire ask game.rec --after 20                 what is legal after 20 events",
      "  umpire ask game.rec --after 20 lay KH          why not this card?",
      "  umpire ask game.rec --after 20 --view Anna     what Anna knows, as JSON",
      "  umpire ask game.rec --after 20 --coach         what would be best"
    },
    mixinStandardHelpOptions = true)
public final class AskCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Asks the referee about a position of a recorded game: which events are legal, why"
          + " another is not, or what a seat knows.";

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final OneGame one = new OneGame();

  @Parameters(
      index = "1..*",
      paramLabel = "EVENT",
      arity = "0..*",
      description = "Event to check, in the words of the record, such as lay KH.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--after",
      paramLabel = "N",
      description = "Number of events before the position (default: all).")
  private @Nullable Integer after;

  @Option(
      names = "--seat",
      paramLabel = "NAME",
      description = "Player who would act (default: the player who is to act); '*' is the table.")
  private @Nullable String seat;

  @Option(
      names = "--view",
      paramLabel = "NAME",
      description = "Prints what this viewer knows: a player, 'spectator' or 'arbiter'.")
  private @Nullable String view;

  @Option(
      names = "--coach",
      description = "Rates each legal event by what the seat can know, best first.")
  private boolean coach;

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); jsonl is one"
              + " JSON object.")
  private ReportFormat format = ReportFormat.TEXT;

  @Mixin private final CoachOptions coaching = new CoachOptions();

  @Mixin private final LanguageOption language = new LanguageOption();

  public AskCommand(Streams streams) {
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
      PositionAnswer answer = said(position);
      switch (format) {
        case TEXT -> new PositionAnswerText(language.on(streams), game.game()).tell(answer);
        case JSONL -> streams.tell(PositionAnswerJson.of(answer));
      }
      return Status.FINE;
    } catch (UsageException wrong) {
      throw wrong(wrong.description());
    }
  }

  private PositionAnswer said(Position<?> position) throws UsageException {
    String who = seat == null ? Position.TO_ACT : seat;
    if (view != null) {
      return position.known(view);
    }
    return words.isEmpty() ? position.legal(who) : position.ruling(who, String.join(" ", words));
  }

  private <K extends Kernel<K>> int advise(Position<K> position) throws UsageException {
    Transcript<K> game = position.game();
    int actor = position.actor(seat == null ? Position.TO_ACT : seat);
    if (actor < 0 || !position.match().isAwaited(actor)) {
      throw new UsageException(
          "--coach needs a seat that is to act: choose one with --seat, or another --after");
    }
    List<String> able = coaching.able(game);
    var asked = new Coach<>(game.whole(), game.profile(), game.names(), able, coaching.rollouts());
    List<Decision.Option> options = asked.options(position.match().table(), actor, coaching.seed());
    String who = game.names().get(actor);
    if (format == ReportFormat.JSONL) {
      streams.tell(OptionJson.advice(who, options));
      return Status.FINE;
    }
    Streams told = language.on(streams);
    new PositionAnswerText(told, game.game()).tellWho(who);
    streams.page().table(OptionText.table(options, told.language().in(game.game())));
    streams.out().flush();
    return Status.FINE;
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
