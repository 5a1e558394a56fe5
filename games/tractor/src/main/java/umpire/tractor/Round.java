package umpire.tractor;

import static umpire.tractor.TractorRule.AS_MANY;
import static umpire.tractor.TractorRule.DEALER_LEADS;
import static umpire.tractor.TractorRule.HIDDEN_POINTS;
import static umpire.tractor.TractorRule.IN_TURN;
import static umpire.tractor.TractorRule.KITTY_POINTS;
import static umpire.tractor.TractorRule.LAST_TRICK;
import static umpire.tractor.TractorRule.LEAD_A_CARD;
import static umpire.tractor.TractorRule.NOT_COUNTED;
import static umpire.tractor.TractorRule.ONE_GROUP;
import static umpire.tractor.TractorRule.ROUND_OVER;
import static umpire.tractor.TractorRule.THROW_FINE;
import static umpire.tractor.TractorRule.TRICK_POINTS;
import static umpire.tractor.TractorRule.TRICK_WON;
import static umpire.tractor.TractorRule.TRUMPS;
import static umpire.tractor.TractorRule.TWENTY_FIVE;
import static umpire.tractor.TractorRule.TWOS_ARE_TRUMPS;
import static umpire.tractor.TractorRule.TWO_DECKS;
import static umpire.tractor.TractorRule.WINNER_LEADS;

import java.util.Arrays;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;

/// One round of Tractor, laid open: the tricks, the defenders' points and what they lead to.
///
/// A move is one card of the [Deck], or [#DONE] which closes a lead; a follow closes itself when it
/// has as many cards as the lead, and a lead when it holds the last card of its player. Hands are
/// not known, so whether suit was followed is not looked at (T20).
///
/// What can be seen of a trick can be seen until the next one begins.
public final class Round {

  /// How many play in the published problem.
  public static final int SEATS = 4;

  /// How many cards each player lays there, and nobody lays more at any table.
  public static final int HAND = 25;

  /// Closes a lead.
  public static final int DONE = Deck.KINDS;

  /// How many codes of moves there are.
  public static final int CODES = DONE + 1;

  private static final int JACK = 11;

  private final Standing standing = new Standing();
  private final Seating seating;
  private final Trick trick;
  private final int[] laid;
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);
  private TractorTerms rules = TractorTerms.CLASSIC;
  private int defenders;
  private boolean strict;

  /// All cards laid in this round.
  private final Holding shown = new Holding();

  /// How many cards have been led to this trick so far, and whether more may come.
  private int led;

  private boolean leading;

  private int seat = Kernel.NOBODY;
  private int tricks;
  private int played;
  private int points;

  public Round() {
    this(Seating.FOUR);
  }

  Round(Seating seating) {
    this.seating = seating;
    trick = new Trick(seating);
    laid = new int[seating.seats()];
  }

  /// Begins a round as the published problem has it.
  ///
  /// @param main the main suit, or [TrumpOrder#NO_SUIT]
  /// @param rank1 the rank of the team of seats 0 and 2, from 2 to 14
  /// @param rank2 the rank of the team of seats 1 and 3
  /// @param twoDecks whether a third copy of a card is refused (T23)
  public void open(int main, int dealer, int rank1, int rank2, boolean twoDecks, Tape tape) {
    open(main, dealer, rank1, rank2, twoDecks, TractorTerms.CLASSIC, tape);
  }

  /// Begins a round by the rules of a table.
  void open(
      int main,
      int dealer,
      int rank1,
      int rank2,
      boolean twoDecks,
      TractorTerms tableRules,
      Tape tape) {
    rules = tableRules;
    trick.smallestTractor(rules.smallestTractor());
    trick.ruffs(rules.ruffs());
    standing.set(dealer, rank1, rank2, rules);
    order = TrumpOrder.of(main, standing.rank(team(dealer)), rules.twos());
    defenders = 1 - team(dealer);
    strict = twoDecks;
    shown.clear();
    led = tricks = played = points = 0;
    leading = true;
    Arrays.fill(laid, 0);
    seat = dealer;
    tape.say(TRUMPS, dealer, main, order.rank());
    if (order.hasTwos()) {
      tape.say(TWOS_ARE_TRUMPS, Kernel.NOBODY, main, order.rank());
    }
  }

  public int check(int player, int move) {
    if (seat == Kernel.NOBODY) {
      return ROUND_OVER.ordinal();
    }
    if (player != seat) {
      return outOfTurn(player).ordinal();
    }
    if (move == DONE) {
      return checkDone();
    }
    if (move < 0 || move > DONE || (strict && isUsedUp(move))) {
      return TWO_DECKS.ordinal();
    }
    return leading && led > 0 && order.group(move) != trick.ledGroup()
        ? ONE_GROUP.ordinal()
        : Kernel.FINE;
  }

  /// The rule that keeps a player from acting while the turn is another's.
  private TractorRule outOfTurn(int player) {
    if (player >= 0 && player < laid.length && laid[player] == seating.hand()) {
      return TWENTY_FIVE;
    }
    if (led > 0) {
      return IN_TURN;
    }
    return tricks == 0 ? DEALER_LEADS : WINNER_LEADS;
  }

  private int checkDone() {
    if (!leading) {
      return AS_MANY.ordinal();
    }
    return led == 0 ? LEAD_A_CARD.ordinal() : Kernel.FINE;
  }

  public void play(int move, Tape tape) {
    if (move == DONE) {
      closeLead(tape);
      return;
    }
    if (led == 0) {
      trick.begin(seat, order);
    }
    lay(move);
    if (!leading) {
      closeFollowIfComplete(tape);
    } else if (laid[seat] == seating.hand()) {
      closeLead(tape);
    }
  }

  /// Lays cards one after another as people sort them, and closes a lead with the last of them.
  ///
  /// @param more cards in their order that come behind the set: third copies (T23)
  void lay(Holding cards, Move more, Tape tape) {
    boolean lead = led == 0;
    for (long rest = cards.cards(); rest != 0; ) {
      int card = Deck.first(rest);
      rest ^= 1L << card;
      play(card, tape);
      if ((cards.pairs() >>> card & 1) != 0) {
        play(card, tape);
      }
    }
    for (int i = 0; i < more.length(); i++) {
      play(more.card(i), tape);
    }
    if (lead && leading) {
      play(DONE, tape);
    }
  }

  private void lay(int card) {
    trick.lay(seat, card);
    laid[seat]++;
    if (leading) {
      led++;
    }
    shown.add(card);
  }

  private void closeLead(Tape tape) {
    leading = false;
    trick.closeLead(tape);
    seat = seating.next(seat);
  }

  private void closeFollowIfComplete(Tape tape) {
    if (trick.size(seat) < led) {
      return;
    }
    trick.closeFollow(seat, tape);
    seat = seating.next(seat);
    if (seat == trick.leader()) {
      endTrick(tape);
    }
  }

  private void endTrick(Tape tape) {
    led = 0;
    leading = true;
    tricks++;
    played += trick.points();
    seat = trick.winner();
    if (tape.records()) {
      tape.say(TRICK_WON, seat, trick.component(seat, 0), tricks);
    }
    if (trick.points() > 0) {
      countPoints(tape);
    }
    if (laid[seat] == seating.hand()) {
      endRound(tape);
    }
  }

  private void countPoints(Tape tape) {
    boolean counted = team(seat) == defenders;
    if (counted) {
      points += trick.points();
    }
    tape.say(counted ? TRICK_POINTS : NOT_COUNTED, seat, tricks, trick.points());
  }

  private void endRound(Tape tape) {
    int w = trick.longest();
    tape.say(LAST_TRICK, seat, w, hidden());
    if (team(seat) == defenders) {
      int won = rules.kittyPoints(hidden(), w);
      points += won;
      boolean power = rules.kitty() == TractorTerms.Kitty.POWER;
      tape.say(power ? HIDDEN_POINTS : KITTY_POINTS, seat, w, won);
    }
    tape.say(ROUND_OVER, Kernel.NOBODY, tricks, points);
    boolean toAJack = team(seat) == defenders && wonByASingleJack();
    seat = Kernel.NOBODY;
    standing.settle(points, trick.winner(), toAJack, tape);
  }

  private boolean wonByASingleJack() {
    int card = trick.card(seat, 0);
    return trick.size(seat) == 1 && !Deck.isJoker(card) && Deck.rank(card) == JACK;
  }

  /// Fines a player: the points go to the other team, so they are given to the defenders, or taken
  /// from them.
  void fine(int player, int amount, Tape tape) {
    boolean defender = team(player) == defenders;
    int booked = defender ? -amount : amount;
    points += booked;
    tape.say(THROW_FINE, defender ? player : seating.next(player), amount, booked);
  }

  /// The lead on the table goes back into the hand: it was a throw that is refused.
  void takeBack() {
    int leader = trick.leader();
    for (int i = 0; i < trick.size(leader); i++) {
      shown.remove(trick.card(leader, i));
    }
    laid[leader] -= trick.size(leader);
    led = 0;
    leading = true;
    seat = leader;
  }

  void copyFrom(Round other) {
    standing.copyFrom(other.standing);
    trick.copyFrom(other.trick);
    System.arraycopy(other.laid, 0, laid, 0, laid.length);
    order = other.order;
    rules = other.rules;
    defenders = other.defenders;
    strict = other.strict;
    shown.copyFrom(other.shown);
    led = other.led;
    leading = other.leading;
    seat = other.seat;
    tricks = other.tricks;
    played = other.played;
    points = other.points;
  }

  // What can be seen of the table.

  public int toAct() {
    return seat;
  }

  /// The team of a seat: 0 for the first and every other from there on, 1 for those between.
  public static int team(int player) {
    return player & 1;
  }

  /// The defenders' points; the declarers have none.
  public int score(int team) {
    return team == defenders ? points : 0;
  }

  public TrumpOrder order() {
    return order;
  }

  /// The team that defends in this round.
  public int defenders() {
    return defenders;
  }

  /// The trick on the table, or the last one until the next begins.
  public Trick trick() {
    return trick;
  }

  /// Whether the lead is not closed yet.
  public boolean leading() {
    return leading;
  }

  /// How many cards have been led to the trick so far.
  public int led() {
    return led;
  }

  /// How many cards a player has laid in this round.
  public int laid(int player) {
    return laid[player];
  }

  /// Whether both copies of a card have been laid in this round.
  public boolean isUsedUp(int card) {
    return (shown.pairs() & 1L << card) != 0;
  }

  /// All cards laid in this round.
  public void laid(Holding into) {
    into.copyFrom(shown);
  }

  /// The points that have not been played, which at the end are those of the hidden cards (T5).
  /// They are never less than none, whatever a damaged record has played (T26).
  public int hidden() {
    return Math.max(0, Deck.POINTS - played);
  }

  /// How many tricks are complete.
  public int tricks() {
    return tricks;
  }

  /// The seat that deals; after the round, that of the next one.
  public int dealer() {
    return standing.dealer();
  }

  /// A team's rank; after the round, that for the next one. Beyond [Deck#ACE] for the winner.
  public int rank(int team) {
    return standing.rank(team);
  }

  /// Where the teams stand before a round, and nothing on the table.
  void stand(int dealer, int rank1, int rank2, TractorTerms tableRules) {
    rules = tableRules;
    standing.set(dealer, rank1, rank2, rules);
    seat = Kernel.NOBODY;
    led = tricks = played = points = 0;
  }

  /// The team that has won the game with this round, or [Kernel#NOBODY].
  public int winner() {
    return standing.winner();
  }
}
