package umpire.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.cli.interactive.PersonAtTable;
import umpire.command.Streams;
import umpire.core.kernel.Kernel;
import umpire.options.Amount;
import umpire.options.GameParameter;
import umpire.options.LanguageOption;
import umpire.options.TableOptions;
import umpire.sim.Lineup;

/// The command `umpire play`.
@Command(
    name = "play",
    description = {PlayCommand.ABOUT, ""},
    footer = {
      "",
      "Try",
      "  umpire play cribbage --seed 7              the record of a game",
      "  umpire play maumau --seats rules,expert    two different strategies",
      "  umpire play cribbage --seats me,expert     you against a strategy"
    },
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Lets strategies play complete games, each seeing only what its seat may know, and"
          + " writes the records. The same seed gives the same records on every machine. In the"
          + " seat 'me' you play yourself, at this terminal.";

  /// The form in which games are written.
  enum Format {
    RECORD,
    JSONL;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final GameParameter game = new GameParameter();

  @Mixin private final TableOptions table = new TableOptions();

  @Option(
      names = "--names",
      paramLabel = "NAME",
      split = ",",
      description = "Names of the players, separated by commas (default: Anna, Ben and so on).")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description =
          "Random seed of the first game (default: ${DEFAULT-VALUE}); further games have the"
              + " next seeds.")
  private long seed;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1",
      converter = Amount.class,
      description = "Number of games, such as 5000, 10k or 1M (default: ${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--format",
      defaultValue = "record",
      description = "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Format format = Format.RECORD;

  @Option(
      names = "--rulings",
      description = "Writes the referee's rulings between the events of a record.")
  private boolean rulings;

  @Mixin private final LanguageOption language = new LanguageOption();

  public PlayCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    int me = table.strategies().indexOf(PersonAtTable.ME);
    return me < 0 ? play(table.lineup(game.game(), names.size(), streams)) : playMyself(me);
  }

  private int playMyself(int seat) {
    if (table.strategies().lastIndexOf(PersonAtTable.ME) > seat) {
      throw wrong("--seats: 'me' can sit in one seat only");
    }
    if (games != 1 || rulings || format != Format.RECORD) {
      throw wrong(
          "'me' plays one game, without --games, --rulings or --format; save its record with"
              + " 'save FILE'");
    }
    return playMyself(
        table.lineupBeside(PersonAtTable.ME, game.game(), names.size(), streams), seat);
  }

  private <K extends Kernel<K>> int playMyself(Lineup<K> lineup, int seat) {
    return PersonAtTable.play(lineup, seatNames(lineup), seat, seed, language.on(streams));
  }

  private <K extends Kernel<K>> int play(Lineup<K> lineup) {
    var shown = new ShownGame(language.on(streams), format == Format.JSONL, rulings);
    return shown.write(lineup, seatNames(lineup), seed, games);
  }

  private List<String> seatNames(Lineup<?> lineup) {
    List<String> seatNames = SeatNames.of(names, lineup.seats().size());
    String fault = SeatNames.fault(seatNames);
    if (!fault.isEmpty()) {
      throw wrong("--names: " + fault);
    }
    return seatNames;
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
