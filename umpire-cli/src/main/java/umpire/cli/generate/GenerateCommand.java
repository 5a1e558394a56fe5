package umpire.cli.generate;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.game.Game;
import umpire.core.text.Spelling;
import umpire.options.Amount;
import umpire.options.Candidates;
import umpire.options.FormatParameter;

/// The command `umpire generate`.
@Command(
    name = "generate",
    description = {GenerateCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class GenerateCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Writes valid input in a game's classic format. The same seed gives the same input"
          + " on every machine.";

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final FormatParameter game = new FormatParameter();

  @Option(
      names = "--cases",
      paramLabel = "N",
      defaultValue = "10",
      converter = Amount.class,
      description = "Number of records, such as 5000, 10k or 1M (default: ${DEFAULT-VALUE}).")
  private long cases;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Random seed (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--players",
      paramLabel = "P",
      defaultValue = "0",
      description = "Number of players; 0, the default, mixes all numbers that the game allows.")
  private int players;

  @Option(
      names = "--shape",
      paramLabel = "SHAPE",
      completionCandidates = Candidates.Shapes.class,
      description = "Kind of records to generate, see below (default: the first of the game).")
  private @Nullable String shape;

  public GenerateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Game chosen = game.game();
    if (cases > Integer.MAX_VALUE) {
      throw wrong("--cases can be at most " + Integer.MAX_VALUE);
    }
    if (players != 0 && (players < chosen.minPlayers() || players > chosen.maxPlayers())) {
      String range = chosen.minPlayers() == chosen.maxPlayers() ? "" : chosen.minPlayers() + " to ";
      throw wrong(
          "--players: expected %s%d for %s, found %d"
              .formatted(range, chosen.maxPlayers(), chosen.id(), players));
    }
    GeneratorShape leaning = shapeOf(chosen);
    if (players != 0 && players < leaning.minPlayers()) {
      throw wrong(
          "shape %s needs %d players or more".formatted(leaning.name(), leaning.minPlayers()));
    }
    var options = new GeneratorOptions((int) cases, seed, players, leaning.name());
    chosen.classic().generate(options, streams.out());
    return Status.FINE;
  }

  private GeneratorShape shapeOf(Game chosen) {
    var names = new ArrayList<String>();
    for (GeneratorShape each : chosen.classic().shapes()) {
      if (shape == null || each.name().equals(shape)) {
        return each;
      }
      names.add(each.name());
    }
    String hint = Spelling.hint(String.valueOf(shape), names);
    throw wrong(
        "%s has no shape '%s'%s: choose %s"
            .formatted(chosen.id(), shape, hint, String.join(", ", names)));
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  public static CommandLine withShapesInHelp(Streams streams) {
    var call = new CommandLine(new GenerateCommand(streams));
    call.getCommandSpec().usageMessage().footer(shapesInWords());
    return call;
  }

  private static String[] shapesInWords() {
    var lines = new ArrayList<String>();
    lines.add("");
    lines.add("Shapes");
    for (Game game : Game.all()) {
      if (game.hasClassic()) {
        lines.add("  " + game.id());
      }
      for (GeneratorShape shape : game.classic().shapes()) {
        lines.add("    %-13s %s".formatted(shape.name(), shape.effect()));
      }
    }
    return lines.toArray(String[]::new);
  }
}
