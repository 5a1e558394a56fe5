package umpire.tractor;

import static umpire.core.Kernel.FINE;
import static umpire.core.Kernel.NOBODY;
import static umpire.tractor.TractorRule.ASKED_IN_TURN;
import static umpire.tractor.TractorRule.DECLARED;
import static umpire.tractor.TractorRule.DECLARER_DEALS;
import static umpire.tractor.TractorRule.DECLARE_WHAT_IS_DRAWN;
import static umpire.tractor.TractorRule.DECLARE_WHILE_DRAWING;
import static umpire.tractor.TractorRule.DRAWING;
import static umpire.tractor.TractorRule.FIRST_CARD_TURNED;
import static umpire.tractor.TractorRule.GAME_IS_OVER;
import static umpire.tractor.TractorRule.KITTY_OF_EIGHT;
import static umpire.tractor.TractorRule.KITTY_TAKEN;
import static umpire.tractor.TractorRule.LAID_AWAY;
import static umpire.tractor.TractorRule.LAY_AWAY_EIGHT;
import static umpire.tractor.TractorRule.PLAY_AFTER_KITTY;
import static umpire.tractor.TractorRule.RANK_CARD_TURNED;
import static umpire.tractor.TractorRule.ROUND_STATED;
import static umpire.tractor.TractorRule.TURN_UP;
import static umpire.tractor.TractorRule.TWO_DECKS;

import umpire.core.Tape;
import umpire.tractor.TableRules.FirstDealer;
import umpire.tractor.TableRules.Form;
import umpire.tractor.TableRules.Undeclared;

/// The complete game, round after round until a team is beyond the ace: drawing, declaring, the
/// kitty, and then the tricks, which are [CardPlay].
///
/// Everything that can happen has a check and a method that lets it happen. A check answers with
/// [umpire.core.Kernel#FINE], with the place of a rule in the rulebook, or with such a place plus
/// [#OPEN] if the record does not hold what one would have to know.
public final class WholeGame {

  /// How many cards the kitty has.
  public static final int KITTY = 8;

  /// Added to a rule of which it cannot be said whether it was kept.
  public static final int OPEN = 1 << 8;

  /// What is awaited.
  public enum Phase {
    /// In the form of the published problem: what its round begins with.
    OPENING,
    /// Cards for everybody.
    DRAWING,
    /// A declaration, or that none is made.
    DECLARING,
    /// The cards that are left.
    KITTY,
    /// The cards that the dealer lays away.
    LAYING_AWAY,
    /// A lead or a follow.
    PLAYING,
    /// Anything: the main suit is not recorded, and nothing that follows can be decided (T31).
    UNDECIDED,
    /// Nothing.
    OVER
  }

  private final TableRules rules;
  private final Round round = new Round();
  private final Hands hands = new Hands();
  private final Declaring declaring = new Declaring();
  private final CardPlay play;
  private final Drawing drawing = new Drawing();
  private Phase phase = Phase.OVER;

  /// Who deals this round, or nobody while that is open.
  private int dealer;

  private int rounds;

  /// Whether nothing of this round has happened yet, so that the last one can still be seen.
  private boolean fresh;

  public WholeGame(TableRules rules) {
    this.rules = rules;
    this.play = new CardPlay(rules, round, hands);
    reset();
  }

  /// Goes back to before the first round.
  public void reset() {
    boolean seatDeals = rules.firstDealer() == FirstDealer.FIRST_SEAT;
    resume(0, seatDeals ? 0 : NOBODY, rules.start(), rules.start());
  }

  /// Goes to before a round.
  ///
  /// @param played how many rounds went before
  /// @param dealing who deals, or nobody if that is open
  public void resume(int played, int dealing, int rank1, int rank2) {
    rounds = played;
    dealer = dealing;
    round.stand(Math.max(dealing, 0), rank1, rank2, rules);
    phase = rules.form() == Form.WHOLE ? Phase.DRAWING : Phase.OPENING;
    clearTable();
    fresh = true;
  }

  private void clearTable() {
    hands.clear();
    drawing.begin(rules.drawn(), firstToDraw());
    declaring.begin(round.rank(Round.team(firstToDraw())), rules);
    play.begin();
    fresh = false;
  }

  // A round laid open, as in the published problem.

  public int checkOpening() {
    return phase == Phase.OPENING ? FINE : early(ROUND_STATED);
  }

  public void openRound(int main, int dealing, int rank1, int rank2, Tape tape) {
    dealer = dealing;
    fresh = false;
    rounds++;
    round.open(main, dealer, rank1, rank2, false, rules, tape);
    phase = Phase.PLAYING;
  }

  /// The rule against something out of its time: if the game is over, that. If nothing can be
  /// decided, why.
  private int early(TractorRule rule) {
    if (phase == Phase.UNDECIDED) {
      return TURN_UP.ordinal() + OPEN;
    }
    return (phase == Phase.OVER ? GAME_IS_OVER : rule).ordinal();
  }

  // Drawing.

  /// Whether a player may draw these cards, known or not.
  public int checkDraw(int seat, int[] cards, int count) {
    boolean time = phase == Phase.DRAWING || phase == Phase.DECLARING;
    if (!time || count != due(seat)) {
      return early(DRAWING);
    }
    boolean left = fresh ? hands.inDecks(cards, count) : hands.inStock(cards, count);
    return left ? FINE : TWO_DECKS.ordinal();
  }

  /// How many cards a player is to draw now: none if others have drawn fewer, or all have 25.
  public int due(int seat) {
    return fresh ? rules.drawn() : drawing.due(seat);
  }

  public void draw(int seat, int[] cards, int count) {
    if (fresh) {
      clearTable();
      rounds++;
    }
    for (int i = 0; i < count; i++) {
      hands.draw(seat, cards[i]);
    }
    drawing.draw(seat, count);
    askOrGoOn();
  }

  /// Who draws first.
  public int firstToDraw() {
    return Math.max(dealer, 0);
  }

  /// Who is to draw next, or nobody if all have 25 cards.
  public int nextToDraw() {
    return fresh ? firstToDraw() : drawing.next();
  }

  // Declaring.

  /// Asks the next player, unless all were asked or nothing stronger can be declared.
  private void askOrGoOn() {
    boolean asking = drawing.isAsking() && declaring.canBeOverbid();
    phase = asking ? Phase.DECLARING : drawing.next() == NOBODY ? Phase.KITTY : Phase.DRAWING;
  }

  /// Passes need not be written down: whoever was to be asked before is taken to have passed.
  public int checkPass(int seat) {
    return phase == Phase.DECLARING && drawing.isStillAsked(seat) ? FINE : early(ASKED_IN_TURN);
  }

  public void pass(int seat) {
    drawing.pass(seat);
    askOrGoOn();
  }

  /// Anybody may declare at any time while cards are drawn; whoever was asked before is taken to
  /// have passed.
  public int checkDeclare(int seat, int card, int copies) {
    boolean time = phase == Phase.DRAWING || phase == Phase.DECLARING || phase == Phase.KITTY;
    if (!time) {
      return early(DECLARE_WHILE_DRAWING);
    }
    if (fresh) {
      return DECLARE_WHAT_IS_DRAWN.ordinal();
    }
    int answer = declaring.check(seat, card, copies);
    if (answer != FINE) {
      return answer;
    }
    int held = hands.known(seat).size(1L << card);
    if (held >= copies) {
      return FINE;
    }
    boolean may =
        copies - held <= hands.unknown(seat) && copies - held <= hands.stock().size(1L << card);
    return DECLARE_WHAT_IS_DRAWN.ordinal() + (may ? OPEN : 0);
  }

  public void declare(int seat, int card, int copies, Tape tape) {
    hands.show(seat, card, copies);
    declaring.declare(seat, card, copies);
    tape.say(DECLARED, seat, card, copies);
    drawing.declare(seat);
    askOrGoOn();
  }

  // The kitty.

  public int checkKitty(int[] cards, int count) {
    boolean time = phase == Phase.DECLARING || phase == Phase.KITTY;
    if (!time || nextToDraw() != NOBODY || count != KITTY) {
      return early(KITTY_OF_EIGHT);
    }
    if (!hands.inStock(cards, count)) {
      return TWO_DECKS.ordinal();
    }
    return isUndecided(cards) ? TURN_UP.ordinal() + OPEN : FINE;
  }

  /// Whether a kitty is turned up, and the card that matters is not recorded.
  private boolean isUndecided(int[] kitty) {
    return declaring.seat() == NOBODY && declaring.turned(kitty, KITTY) == Hands.UNKNOWN;
  }

  public void takeKitty(int[] cards, Tape tape) {
    if (isUndecided(cards)) {
      tape.say(TURN_UP, NOBODY, KITTY, 0);
      phase = Phase.UNDECIDED;
      return;
    }
    boolean turnedUp = declaring.seat() == NOBODY;
    int main = turnedUp ? turnUp(cards, tape) : declaring.main();
    if (dealer == NOBODY) {
      dealer = comingDealer();
      if (!turnedUp) {
        tape.say(DECLARER_DEALS, dealer, declaring.card(), declaring.copies());
      }
    }
    for (int i = 0; i < KITTY; i++) {
      hands.draw(dealer, cards[i]);
    }
    tape.say(KITTY_TAKEN, dealer, KITTY, turnedUp ? 1 : 0);
    play.order(TrumpOrder.of(main, round.rank(Round.team(dealer))));
    phase = Phase.LAYING_AWAY;
  }

  /// Who deals, or would as things stand. If nobody has declared in the first round it is the first
  /// seat.
  public int comingDealer() {
    if (dealer != NOBODY) {
      return dealer;
    }
    boolean last = rules.firstDealer() == FirstDealer.DECLARER;
    return Math.max(0, last ? declaring.seat() : declaring.first());
  }

  private int turnUp(int[] cards, Tape tape) {
    int card = declaring.turned(cards, KITTY);
    boolean first = rules.undeclared() == Undeclared.FIRST_CARD;
    tape.say(first ? FIRST_CARD_TURNED : RANK_CARD_TURNED, NOBODY, card, 0);
    return Deck.isJoker(card) ? TrumpOrder.NO_SUIT : Deck.suit(card);
  }

  public int checkLayAway(int seat, int[] cards, int count) {
    boolean time = phase == Phase.LAYING_AWAY && seat == dealer;
    if (!time || count != KITTY || !hands.mayHold(seat, cards, count)) {
      return early(LAY_AWAY_EIGHT);
    }
    return FINE;
  }

  public void layAway(int[] cards, Tape tape) {
    hands.layAway(dealer, cards, KITTY);
    tape.say(LAID_AWAY, dealer, KITTY, 0);
    int main = play.order().main();
    round.open(main, dealer, round.rank(0), round.rank(1), true, rules, tape);
    phase = Phase.PLAYING;
  }

  // The play.

  public int checkLay(int seat, int[] cards, int count) {
    return phase == Phase.PLAYING ? play.check(seat, cards, count) : early(beforePlay());
  }

  private TractorRule beforePlay() {
    return phase == Phase.OPENING ? ROUND_STATED : PLAY_AFTER_KITTY;
  }

  /// Lays cards. If they are a throw that is refused, the same player is still to act.
  public void lay(int seat, int[] cards, int count, Tape tape) {
    play.lay(seat, cards, count, tape);
    if (round.toAct() == NOBODY) {
      endRound();
    }
  }

  /// Whether the referee may say that the throw on the table is refused.
  public int checkRefuse(int seat, int[] cards, int count) {
    return phase == Phase.PLAYING ? play.checkRefuse(seat, cards, count) : early(beforePlay());
  }

  public void refuse(int seat, int[] cards, int count, Tape tape) {
    play.refuse(seat, cards, count, tape);
  }

  private void endRound() {
    boolean last = round.winner() != NOBODY || rules.form() == Form.OPEN_ROUND;
    phase = last ? Phase.OVER : Phase.DRAWING;
    dealer = round.dealer();
    fresh = true;
  }

  // What can be seen.

  public TableRules rules() {
    return rules;
  }

  public Phase phase() {
    return phase;
  }

  /// The seat that is to act, or nobody if the house is, or the game is over.
  public int toAct() {
    return switch (phase) {
      case DECLARING -> drawing.asked();
      case LAYING_AWAY -> dealer;
      case PLAYING -> play.toAct();
      case OPENING, DRAWING, KITTY, UNDECIDED, OVER -> NOBODY;
    };
  }

  /// The tricks of this round; of the last one until cards are drawn again.
  public Round round() {
    return round;
  }

  public CardPlay play() {
    return play;
  }

  public Hands hands() {
    return hands;
  }

  public Declaring declaring() {
    return declaring;
  }

  /// Who deals, or nobody while that is open.
  public int dealer() {
    return dealer;
  }

  /// How many rounds have begun.
  public int rounds() {
    return rounds;
  }

  /// Whether the next round has not begun, and the last one still lies there.
  public boolean betweenRounds() {
    return fresh;
  }
}
