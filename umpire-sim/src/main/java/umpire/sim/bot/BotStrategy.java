package umpire.sim.bot;

import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.ForfeitException;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.FactsJson;
import umpire.core.profile.Profile;

/// A strategy that asks a bot for the moves of one seat. The bot sees what the seat knows, as any
/// strategy does, and answers in the words of a record.
///
/// If the bot fails, `choose` throws a [ForfeitException] and the seat forfeits the game. If the
/// bot keeps failing or cannot be started, `choose` throws a [BotFailedException].
public final class BotStrategy<K extends Kernel<K>> implements Strategy<K> {

  private final AnswerReader answers;
  private final FactsJson<K> json;
  private final Questions questions;
  private final ExternalBot bot;
  private int asked;

  /// @param names the names of all seats at the table
  /// @param seat the bot's seat, from 0
  /// @param bot the bot, for this seat alone; closed with the strategy
  public BotStrategy(
      CompleteGame<K> whole, Profile profile, List<String> names, int seat, ExternalBot bot) {
    this.answers = new AnswerReader(whole.vocabulary(), names);
    this.json = new FactsJson<>(whole, profile, names);
    this.questions = new Questions(profile, names, seat);
    this.bot = bot;
  }

  /// The bot's command after `exec:`.
  @Override
  public String name() {
    return BotFactory.PREFIX + bot.command();
  }

  @Override
  public String about() {
    return "asks the program '" + bot.command() + "'";
  }

  @Override
  public boolean isExternal() {
    return true;
  }

  @Override
  public void choose(K veiled, int seat, SeededRandom random, Move answer) {
    asked = asked == Integer.MAX_VALUE ? 1 : asked + 1;
    String question = questions.move(asked, json.of(veiled, seat), random);
    Event event = bot.ask(questions::hello, question, line -> answers.event(line, asked));
    answer.copyFrom(event);
  }

  /// Ends the bot's program.
  @Override
  public void close() {
    bot.close();
  }
}
