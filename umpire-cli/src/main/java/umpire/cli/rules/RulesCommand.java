package umpire.cli.rules;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.answer.ReferenceJson;
import umpire.command.language.Language;
import umpire.core.game.Game;
import umpire.options.GameParameter;
import umpire.options.LanguageOption;

/// The command `umpire rules`.
@Command(
    name = "rules",
    description = {RulesCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class RulesCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Prints a game's rulebook: each rule's id, sentence and source, in the order of the"
          + " source. Lists the games if GAME is left out.";

  private final Streams streams;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      converter = GameParameter.GameConverter.class,
      completionCandidates = GameParameter.GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game game;

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE});"
              + " docs/rules/GAME.md is the markdown.")
  private PageFormat format = PageFormat.TEXT;

  @Mixin private final LanguageOption language = new LanguageOption();

  public RulesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Game chosen = game;
    Language spoken = language.on(streams).language();
    if (chosen == null) {
      listGames(spoken);
    } else {
      switch (format) {
        case TEXT -> streams.page().lines(RulePage.text(chosen, spoken.in(chosen)));
        case MARKDOWN -> streams.out().text(RulePage.markdown(chosen));
        case JSONL -> ReferenceJson.rules(chosen).forEach(streams::tell);
      }
    }
    return Status.FINE;
  }

  private void listGames(Language spoken) {
    if (format == PageFormat.JSONL) {
      ReferenceJson.games().forEach(streams::tell);
      return;
    }
    for (Game each : Game.all()) {
      streams.tell("%-10s %s".formatted(each.id(), RulePage.title(each, spoken.in(each))));
    }
  }
}
