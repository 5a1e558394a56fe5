package umpire.crazyeights.table;

import static umpire.core.kernel.Kernel.NOBODY;

import umpire.core.RulingLog;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.rule.EightsSettings;

/// The state of one deal: cards are dealt, one is turned up, the players take turns, and when a
/// player is out the others show their hands.
///
/// This class does not shuffle. When cards are due, the table must act, and the dealer supplies
/// them.
public final class Deal {

  private static final int GIVEN_BY_A_TWO = 2;

  /// The phases of a deal, in order.
  enum Phase {
    DEAL,
    TURN_UP,
    PLAY,
    SHOW,
    DONE
  }

  final EightsSettings settings;
  final Hands hands;
  private final int seats;

  private Phase phase = Phase.DEAL;
  private int first;

  /// The seat that is to be dealt cards, to play, or to show its hand.
  private int seat;

  /// How many cards the table owes that seat.
  private int due;

  /// How many cards were drawn in this turn.
  private int drawn;

  /// How many turns in a row were passes.
  private int passes;

  private int top;
  private int suit;
  private int out = NOBODY;

  Deal(EightsSettings settings, int seats) {
    this.settings = settings;
    this.seats = seats;
    hands = new Hands(seats);
  }

  /// Begins a deal, with no cards dealt yet.
  void begin(int firstToPlay) {
    hands.reset();
    phase = Phase.DEAL;
    first = firstToPlay;
    seat = 0;
    due = settings.dealt(seats);
    drawn = passes = top = suit = 0;
    out = NOBODY;
  }

  void copyFrom(Deal other) {
    hands.copyFrom(other.hands);
    phase = other.phase;
    first = other.first;
    seat = other.seat;
    due = other.due;
    drawn = other.drawn;
    passes = other.passes;
    top = other.top;
    suit = other.suit;
    out = other.out;
  }

  // Changes of the state, in the order of the rulebook.

  /// Gives the seat the cards that are due; `unknown` counts those that are not known.
  void give(long cards, int unknown, RulingLog log) {
    hands.give(seat, cards, unknown);
    if (phase == Phase.PLAY) {
      tellDrawn(cards, log);
      due = 0;
    } else if (++seat == seats) {
      phase = Phase.TURN_UP;
      due = 0;
    }
  }

  private void tellDrawn(long cards, RulingLog log) {
    long rest = cards;
    for (int left = due; left > 0; left--, rest &= rest - 1) {
      log.add(EightsRule.DRAW, seat, rest == 0 ? Cards.UNKNOWN : Cards.lowest(rest), 0);
    }
  }

  /// Takes all cards back after a misdeal.
  void takeBack(RulingLog log) {
    log.add(EightsRule.DEAL_AGAIN, NOBODY, 0, 0);
    begin(first);
  }

  void turnUp(int card, RulingLog log) {
    hands.turnUp(card);
    top = card;
    suit = Cards.suit(card);
    phase = Phase.PLAY;
    seat = first;
    log.add(EightsRule.TURN_UP, NOBODY, card, 0);
  }

  void lay(int card, int named, RulingLog log) {
    hands.lay(seat, card);
    top = card;
    suit = named;
    passes = 0;
    log.add(EightsRule.LAY, seat, card, named);
    if (hands.size(seat) == 0) {
      goOut(log);
      return;
    }
    passTheTurn();
    if (settings.queens() && Cards.isQueen(card)) {
      log.add(EightsRule.SKIP, seat, 0, 0);
      passTheTurn();
    }
    if (settings.twos() && Cards.isTwo(card)) {
      giveTwo(log);
    }
  }

  private void passTheTurn() {
    seat = (seat + 1) % seats;
    drawn = 0;
  }

  /// Makes two cards due to the next player, or as many as are left if fewer.
  private void giveTwo(RulingLog log) {
    due = Math.min(GIVEN_BY_A_TWO, hands.stock());
    if (due > 0) {
      log.add(EightsRule.TAKE_TWO, seat, 0, due);
    }
  }

  void draw() {
    drawn++;
    due = 1;
  }

  void pass(RulingLog log) {
    log.add(EightsRule.PASS, seat, 0, 0);
    passes++;
    passTheTurn();
    if (passes >= seats && hands.stock() == 0) {
      log.add(EightsRule.BLOCKED, NOBODY, 0, 0);
      phase = Phase.DONE;
    }
  }

  private void goOut(RulingLog log) {
    log.add(EightsRule.OUT, seat, 0, 0);
    out = seat;
    phase = Phase.SHOW;
    seat = -1;
    nextToShow();
  }

  private void nextToShow() {
    seat++;
    seat += seat == out ? 1 : 0;
  }

  /// Shows a hand, and returns its points, which go to the player who is out.
  int show(long cards, RulingLog log) {
    int worth = Cards.worth(cards);
    hands.show(seat, cards);
    log.add(EightsRule.COUNT, out, seat, worth);
    nextToShow();
    phase = seat == seats ? Phase.DONE : Phase.SHOW;
    return worth;
  }

  // Queries of the state.

  Phase phase() {
    return phase;
  }

  /// Returns how many cards were drawn in this turn.
  public int drawn() {
    return drawn;
  }

  /// Returns how many turns in a row were passes.
  public int passes() {
    return passes;
  }

  /// Whether nothing has been dealt yet.
  boolean isNew() {
    return phase == Phase.DEAL && seat == 0;
  }

  /// Whether a misdeal can be called: cards have been dealt, but none is turned up.
  boolean canBeTakenBack() {
    return !isNew() && !isOn();
  }

  boolean isDone() {
    return phase == Phase.DONE;
  }

  /// Whether a player is out and the others show their hands.
  public boolean isShowing() {
    return phase == Phase.SHOW;
  }

  /// Whether the table must act next, by dealing or turning up cards.
  boolean awaitsCards() {
    return phase == Phase.TURN_UP || due > 0;
  }

  /// Whether all players can see this hand: hands are open, or it was shown.
  boolean isOpen(int who) {
    return settings.forced() || (out != NOBODY && who < seat);
  }

  /// Returns the seat that has won the deal; `NOBODY` if none has.
  int out() {
    return out;
  }

  /// Returns the hands, the stock and the laid cards.
  public Hands hands() {
    return hands;
  }

  /// Returns the seat that is to be dealt cards, to play, or to show its hand.
  public int seat() {
    return seat;
  }

  /// Returns how many cards the table owes that seat.
  public int due() {
    return due;
  }

  /// Whether a card has been turned up to match.
  public boolean isOn() {
    return phase.compareTo(Phase.PLAY) >= 0;
  }

  /// Returns the card to match.
  public int top() {
    return top;
  }

  /// Returns the suit to match: the suit of the top card, unless that is an eight.
  public int suit() {
    return suit;
  }

  /// Returns all cards that may be laid now, wherever they are.
  public long fitting() {
    return Cards.fitting(top, suit);
  }
}
