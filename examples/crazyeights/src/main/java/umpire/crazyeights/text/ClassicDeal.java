package umpire.crazyeights.text;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.profile.Profile;
import umpire.crazyeights.rule.EightsProfiles;
import umpire.crazyeights.rule.EightsSettings;
import umpire.crazyeights.table.Cards;
import umpire.crazyeights.table.Deal;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Verb;

/// One deal of the text format, on the kernel of the complete game: the order of the deck is known,
/// and everything except which cards are laid follows from the hands.
final class ClassicDeal {

  /// The rules of the format.
  static final Profile RULES = EightsProfiles.ALL.classic();

  /// One table each for two to four players, opened only once, so that judging many games allocates
  /// no memory.
  private final Eights[] tables = {open(2), open(3), open(4)};

  private final int[] deck = new int[Cards.DECK];
  private final Move move = new Move();
  private final Moves moves = new Moves();
  private Eights table = tables[0];
  private int gone;

  /// Opens a game before the first event.
  static Eights open(int players) {
    return new Eights(EightsSettings.of(RULES), players);
  }

  Eights table() {
    return table;
  }

  /// Deals from the top of a deck, one card at a time.
  void begin(int players, int[] cards, RulingLog log) {
    table = tables[players - Eights.MIN_PLAYERS];
    table.reset();
    System.arraycopy(cards, 0, deck, 0, deck.length);
    gone = players * table.deal().due();
    settle(log);
  }

  /// Returns the rule that forbids laying a card and naming a suit, or `LEGAL`.
  int check(int seat, int card, int suit) {
    return table.check(seat, Verb.lay(card, suit, move));
  }

  void lay(int card, int suit, RulingLog log) {
    table.play(table.toAct(), Verb.lay(card, suit, move), log);
    settle(log);
  }

  boolean isOver() {
    return table.toAct() == Kernel.OVER;
  }

  /// Plays all other events until a player can lay a card, or the deal is over.
  private void settle(RulingLog log) {
    for (int actor = table.toAct(); actor != Kernel.OVER && !canLay(actor); ) {
      if (actor == Kernel.HOUSE) {
        takeFromDeck();
      } else {
        takeTheOnlyMove(actor);
      }
      table.play(actor, move, log);
      actor = table.toAct();
    }
  }

  private boolean canLay(int actor) {
    Deal deal = table.deal();
    return actor >= 0 && !deal.isShowing() && (deal.hands().known(actor) & deal.fitting()) != 0;
  }

  /// Sets the move of a player who cannot lay: to draw if possible, otherwise to pass; or to show
  /// the hand once another player is out.
  private void takeTheOnlyMove(int seat) {
    moves.clear();
    table.listLegal(seat, moves);
    moves.get(0, move);
  }

  private void takeFromDeck() {
    Deal deal = table.deal();
    if (deal.due() == 0) {
      move.set(Verb.TURN_UP).cards(1L << deck[gone++]);
    } else {
      move.set(Verb.DEAL).seat(deal.seat()).cards(deal.isOn() ? 1L << deck[gone++] : dealt());
    }
  }

  private long dealt() {
    long hand = 0;
    for (int i = 0; i < table.deal().due(); i++) {
      hand |= 1L << deck[i * table.seats() + table.deal().seat()];
    }
    return hand;
  }
}
