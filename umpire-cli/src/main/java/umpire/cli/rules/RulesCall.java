package umpire.cli.rules;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.book.BookSheet;
import umpire.command.options.GameParameter;
import umpire.core.Game;

/// `umpire rules`.
@Command(
    name = "rules",
    description = {RulesCall.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class RulesCall implements Callable<Integer> {

  /// What it does, for the list of calls and its own help.
  public static final String ABOUT =
      "Prints a game's rulebook: each rule's id, sentence and source, in the order of the source."
          + " Without GAME, lists the games.";

  private final Streams streams;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      converter = GameParameter.GameNamed.class,
      completionCandidates = GameParameter.GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game game;

  @Option(
      names = "--format",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; docs/rules/GAME.md is the second.")
  private PageFormat format = PageFormat.TEXT;

  public RulesCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Game chosen = game;
    if (chosen == null) {
      listGames();
    } else {
      switch (format) {
        case TEXT -> streams.page().lines(RulePage.text(chosen));
        case MARKDOWN -> streams.out().text(RulePage.markdown(chosen));
        case JSONL -> BookSheet.rules(chosen).forEach(streams::tell);
      }
    }
    return Status.FINE;
  }

  private void listGames() {
    if (format == PageFormat.JSONL) {
      BookSheet.games().forEach(streams::tell);
      return;
    }
    for (Game each : Game.all()) {
      streams.tell("%-10s %s, %d rules".formatted(each.id(), each.title(), each.rulebook().size()));
    }
  }
}
