package umpire.maumau;

import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Tape;
import umpire.core.match.Arena;
import umpire.core.match.Gauge;
import umpire.core.match.Scorecard;
import umpire.core.match.Table;

/// Matches of one deal by the published problem's rules, in which everybody plays by the decision
/// rules: the decks that the table deals, played at full speed by [Course].
public final class MauMauArena implements Arena {

  private final DecidedGame decided = new DecidedGame();
  private final MauMau game = decided.game();
  private final Chance chance = new Chance(0);
  private final ShuffledDeck deck = new ShuffledDeck(chance);
  private final Tape silence = Tape.silent();
  private final int players;

  /// Where the draw pile begins in the queue.
  private final int undealt;

  /// Where points, deals won and measures begin in a row.
  private final int points;

  private final int won;
  private final int measures;

  /// For the few games without a result, which are played again and told.
  private final Tape tape = new Tape();

  private final Gauge gauge = new Gauge(MauMauMeasures.ALL);

  MauMauArena(int players) {
    this.players = players;
    undealt = players * TableRules.CLASSIC.handSize(players) + 1;
    var card = new Scorecard(players, Standing.TALLIES, MauMauMeasures.ALL);
    points = card.score(Standing.POINTS, 0);
    won = card.score(Standing.DEALS_WON, 0);
    measures = card.measure(0);
  }

  /// The arena for a match that was agreed on, if it is one that [Course] can play.
  public static Optional<Arena> of(Agreement agreement, int players) {
    boolean served = agreement.equals(new Agreement(TableRules.CLASSIC, 1, 0));
    return served ? Optional.of(new MauMauArena(players)) : Optional.empty();
  }

  @Override
  public void play(long seed, int[] row) {
    chance.reseed(Table.streamSeed(seed, 0));
    play(deck.shuffle(), row);
  }

  /// Plays a game with this deck, cards as bits.
  void play(int[] cards, int[] row) {
    decided.play(players, cards, silence);
    row[Scorecard.FORFEIT] = 0;
    if (game.winner == Kernel.NOBODY) {
      playTelling(cards, row);
    } else {
      write(row);
    }
  }

  private void write(int[] row) {
    row[Scorecard.WINNER] = game.winner + 1;
    for (int player = 0; player < players; player++) {
      row[points + player] = game.score(player);
      row[won + player] = 0;
    }
    row[won + game.winner] = 1;
    long counts = game.counts;
    row[measures + MauMauMeasures.PLAYS] = game.laidCards() - 1;
    row[measures + MauMauMeasures.CARDS_DRAWN] = game.piles.front - undealt;
    row[measures + MauMauMeasures.PENALTY_CARDS] = Counts.penaltyCards(counts);
    row[measures + MauMauMeasures.PENALTY_CHAIN] = Counts.highestPenalty(counts);
    row[measures + MauMauMeasures.TURN_OVERS] = Counts.turnOvers(counts);
    row[measures + MauMauMeasures.JACK_FINISH] = Result.isDoubled(game) ? 1 : 0;
    row[measures + MauMauMeasures.OUT] = 0;
    row[measures + MauMauMeasures.CALLED_OFF] = 0;
  }

  private void playTelling(int[] cards, int[] row) {
    tape.rewind();
    gauge.begin();
    decided.play(players, cards, tape);
    row[Scorecard.WINNER] = 0;
    for (int player = 0; player < players; player++) {
      row[points + player] = 0;
      row[won + player] = 0;
    }
    gauge.read(tape);
    gauge.write(row, measures);
  }
}
