package umpire.cli.simulate;

import java.util.List;
import umpire.command.Streams;
import umpire.core.Rule;
import umpire.core.text.SafeText;
import umpire.sim.Forfeits;
import umpire.sim.report.ShowCommand;

/// Reports on standard error that games were forfeited, and why one of them was.
public record ForfeitNotice(Streams streams) {

  /// Prints the count, then the reason, the rule and how to see the game. Prints nothing if no game
  /// was forfeited.
  ///
  /// @param shows the commands that show a game, one for each table at which a deal was played; may
  ///   be empty
  public void print(Forfeits forfeits, List<ShowCommand> shows) {
    if (forfeits.count() == 0) {
      return;
    }
    say("umpire: " + forfeits.share() + " were forfeited");
    forfeits.example().ifPresent(example -> explain(example, shows));
  }

  private void explain(Forfeits.Example example, List<ShowCommand> shows) {
    switch (example) {
      case Forfeits.Broken broken -> explain(broken, shows);
      case Forfeits.NotRepeated(long game, String why) ->
          say("  game %d was played again and not forfeited: %s".formatted(game, why));
    }
  }

  private void explain(Forfeits.Broken broken, List<ShowCommand> shows) {
    Rule rule = broken.ending().rule();
    int seat = broken.ending().seat();
    say(
        "  game %d: seat %d (%s) %s"
            .formatted(broken.game(), seat + 1, broken.seats().get(seat), broken.ending().what()));
    say("  rule " + rule.id() + ": " + rule.statement());
    if (broken.table() < shows.size()) {
      say("  to see it: " + shows.get(broken.table()).command(broken.game()));
    }
  }

  private void say(String line) {
    streams.err().println(SafeText.visible(line));
  }
}
