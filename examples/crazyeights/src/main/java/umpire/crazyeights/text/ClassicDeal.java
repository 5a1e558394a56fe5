package umpire.crazyeights.text;

import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.profile.Profile;
import umpire.crazyeights.Cards;
import umpire.crazyeights.Deal;
import umpire.crazyeights.Eights;
import umpire.crazyeights.EightsGame;
import umpire.crazyeights.EightsProfiles;
import umpire.crazyeights.Verb;

/// One deal of the text format, on the kernel of the complete game: the deck is known in its order,
/// and everything but the laying of cards follows from the hands.
final class ClassicDeal {

  /// The rules of the format.
  static final Profile RULES = EightsProfiles.ALL.classic();

  private final Eights[] tables = new Eights[EightsGame.MOST_PLAYERS + 1];
  private final int[] deck = new int[Cards.DECK];
  private final Move move = new Move();
  private final Moves moves = new Moves();
  private Eights table = table(EightsGame.FEWEST_PLAYERS);
  private int gone;

  private Eights table(int players) {
    if (tables[players] == null) {
      tables[players] = EightsProfiles.open(RULES, players);
    }
    return tables[players];
  }

  Eights table() {
    return table;
  }

  /// Deals from the top of a deck, one card at a time.
  void begin(int players, int[] cards, Tape tape) {
    table = table(players);
    table.reset();
    System.arraycopy(cards, 0, deck, 0, deck.length);
    gone = players * table.deal().due();
    settle(tape);
  }

  /// What speaks against laying a card and naming a suit.
  int check(int seat, int card, int suit) {
    return table.check(seat, Verb.lay(card, suit, move));
  }

  void lay(int card, int suit, Tape tape) {
    table.play(table.toAct(), Verb.lay(card, suit, move), tape);
    settle(tape);
  }

  boolean isOver() {
    return table.toAct() == Kernel.OVER;
  }

  /// Lets everything happen until somebody can lay a card.
  private void settle(Tape tape) {
    for (int actor = table.toAct(); actor != Kernel.OVER && !canLay(actor); ) {
      if (actor == Kernel.HOUSE) {
        takeFromDeck();
      } else {
        takeTheOnlyMove(actor);
      }
      table.play(actor, move, tape);
      actor = table.toAct();
    }
  }

  private boolean canLay(int actor) {
    Deal deal = table.deal();
    return actor >= 0 && !deal.isShowing() && (table.hand(actor) & deal.fitting()) != 0;
  }

  /// Who can lay nothing draws if they may, and else passes; who has lost shows their hand.
  private void takeTheOnlyMove(int seat) {
    moves.clear();
    table.legal(seat, moves);
    moves.get(0, move);
  }

  private void takeFromDeck() {
    if (table.deal().due() == 0) {
      move.set(Verb.TURN_UP).cards(1L << deck[gone++]);
    } else if (table.deal().isOn()) {
      move.set(Verb.DEAL).seat(table.deal().seat()).cards(1L << deck[gone++]);
    } else {
      move.set(Verb.DEAL).seat(table.deal().seat()).cards(dealt());
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
