package umpire.sim.bot;

import java.util.List;
import umpire.core.Chance;
import umpire.core.match.CompleteGame;
import umpire.core.match.Forfeit;
import umpire.core.match.Strategy;
import umpire.core.match.View;
import umpire.core.profile.Profile;

/// Has a bot take one seat at one table. It sees what any strategy sees, the seat's view, and says
/// what it does in the words of a record.
///
/// If it fails, `choose` throws a [Forfeit] and the game is lost for it; if it always fails, or
/// cannot be started, a [BotGivenUp].
public final class BotStrategy<V extends View, E> implements Strategy<V, E> {

  private final AnswerReader<E> understanding;
  private final Questions questions;
  private final ExternalBot bot;
  private int asked;

  /// @param names of all seats at the table
  /// @param seat which of them is the bot's, from 0
  /// @param bot for this seat alone; closed with the strategy
  public BotStrategy(
      CompleteGame<E, V> whole, Profile profile, List<String> names, int seat, ExternalBot bot) {
    this.understanding = new AnswerReader<>(whole.notation(), names);
    this.questions = new Questions(profile, names, seat);
    this.bot = bot;
  }

  /// The command, behind `exec:`.
  @Override
  public String name() {
    return BotCare.PREFIX + bot.command();
  }

  @Override
  public String about() {
    return "asks the program '" + bot.command() + "'";
  }

  @Override
  public boolean isForeign() {
    return true;
  }

  @Override
  public E choose(V view, Chance chance) {
    asked = asked == Integer.MAX_VALUE ? 1 : asked + 1;
    String question = questions.move(asked, view, chance);
    return bot.ask(questions::hello, question, line -> understanding.event(line, asked));
  }

  /// Ends the program.
  @Override
  public void close() {
    bot.close();
  }
}
