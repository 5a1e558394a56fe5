package umpire.maumau.fastpath;

import umpire.core.SeededRandom;
import umpire.core.arena.Arena;
import umpire.core.arena.MeasureCollector;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Seeds;
import umpire.maumau.cards.Cards;
import umpire.maumau.match.MatchScore;
import umpire.maumau.play.DecidedGame;
import umpire.maumau.play.MauMauMeasures;
import umpire.maumau.play.ShuffledDeck;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.TableRules;

/// Matches of one deal by the published problem's rules, in which every player uses the decision
/// rules: the decks that the table deals, played at full speed by [FastDeal].
public final class FastDealArena implements Arena {

  private final FastDeal deal = new FastDeal();
  private final SeededRandom random = new SeededRandom(0);
  private final ShuffledDeck deck = new ShuffledDeck(Cards.SHORT_DECK);
  private final int players;

  /// The columns of a row at which points, deals won and measures begin.
  private final int points;

  private final int won;
  private final int measures;

  /// Replays the few games without a result, with rulings.
  private final DecidedGame decided = new DecidedGame();

  private final MeasureCollector collector = new MeasureCollector(MauMauMeasures.ALL);

  public FastDealArena(int players) {
    this.players = players;
    var layout = new RowLayout(players, MauMauMeasures.TALLIES, MauMauMeasures.ALL);
    points = layout.score(MatchScore.POINTS, 0);
    won = layout.score(MatchScore.DEALS_WON, 0);
    measures = layout.measure(0);
  }

  /// Whether [FastDeal] can play a match with these settings.
  public static boolean serves(MauMauSettings settings, int players) {
    return players <= FastDeal.MAX_PLAYERS
        && settings.equals(new MauMauSettings(TableRules.CLASSIC, 1, 0, false));
  }

  @Override
  public void play(long seed, int[] row) {
    random.reseed(Seeds.streamSeed(seed, 0));
    play(deck.shuffle(random), row);
  }

  /// Plays a game with this deck, cards as bits.
  void play(long[] cards, int[] row) {
    deal.play(players, cards);
    row[RowLayout.FORFEIT] = 0;
    row[RowLayout.WINNER] = deal.winner() + 1;
    if (deal.winner() < 0) {
      playTelling(cards, row);
    } else {
      write(row);
    }
  }

  private void write(int[] row) {
    for (int player = 0; player < players; player++) {
      row[points + player] = deal.score(player);
      row[won + player] = 0;
    }
    row[won + deal.winner()] = 1;
    long counts = deal.counts();
    row[measures + MauMauMeasures.PLAYS] = deal.laidCards() - 1;
    row[measures + MauMauMeasures.CARDS_DRAWN] = deal.cardsDrawn();
    row[measures + MauMauMeasures.PENALTY_CARDS] = Counts.penaltyCards(counts);
    row[measures + MauMauMeasures.PENALTY_CHAIN] = Counts.highestPenalty(counts);
    row[measures + MauMauMeasures.TURN_OVERS] = Counts.turnOvers(counts);
    row[measures + MauMauMeasures.JACK_FINISH] = deal.isDoubled() ? 1 : 0;
    row[measures + MauMauMeasures.OUT] = 0;
    row[measures + MauMauMeasures.CALLED_OFF] = 0;
  }

  private void playTelling(long[] cards, int[] row) {
    collector.log().clear();
    decided.play(players, cards, collector.log());
    for (int player = 0; player < players; player++) {
      row[points + player] = 0;
      row[won + player] = 0;
    }
    collector.write(row, measures);
  }
}
