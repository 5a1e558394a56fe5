package umpire.tractor.round;

import static umpire.tractor.rule.TractorRule.AS_MANY;
import static umpire.tractor.rule.TractorRule.DEALER_ALONE;
import static umpire.tractor.rule.TractorRule.DEALER_LEADS;
import static umpire.tractor.rule.TractorRule.FRIEND_FOUND;
import static umpire.tractor.rule.TractorRule.HIDDEN_POINTS;
import static umpire.tractor.rule.TractorRule.IN_TURN;
import static umpire.tractor.rule.TractorRule.KITTY_POINTS;
import static umpire.tractor.rule.TractorRule.LAST_TRICK;
import static umpire.tractor.rule.TractorRule.LEAD_A_CARD;
import static umpire.tractor.rule.TractorRule.NOT_COUNTED;
import static umpire.tractor.rule.TractorRule.ONE_GROUP;
import static umpire.tractor.rule.TractorRule.ROUND_OVER;
import static umpire.tractor.rule.TractorRule.THROW_FINE;
import static umpire.tractor.rule.TractorRule.TRICK_POINTS;
import static umpire.tractor.rule.TractorRule.TRICK_WON;
import static umpire.tractor.rule.TractorRule.TRUMPS;
import static umpire.tractor.rule.TractorRule.TWENTY_FIVE;
import static umpire.tractor.rule.TractorRule.TWOS_ARE_TRUMPS;
import static umpire.tractor.rule.TractorRule.TWO_DECKS;
import static umpire.tractor.rule.TractorRule.WINNER_LEADS;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.trick.Trick;

/// One round of Tractor, laid open: the tricks, the defenders' points and their result.
///
/// A move is one card of the [Deck], or [#DONE], which closes a lead; a follow closes automatically
/// when it has as many cards as the lead, and a lead when it includes the last card of its player.
/// Hands are not known, so following suit is not checked (T20).
///
/// A trick remains visible until the next one begins.
public final class Round {

  /// The number of players in the published problem.
  public static final int SEATS = 4;

  /// The move that closes a lead.
  public static final int DONE = Deck.KINDS;

  /// The number of move codes.
  public static final int CODES = DONE + 1;

  private static final int JACK = 11;

  private final Seating seating;
  private final Sides sides;
  private final MatchScore score;
  private final Trick trick;
  private final int[] laid;

  /// The points of the tricks that each player has won.
  private final int[] taken;

  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);
  private TractorSettings rules = TractorSettings.CLASSIC;
  private boolean strict;

  /// All cards laid in this round.
  private final Holding shown = new Holding();

  /// The number of cards led to this trick so far, and whether more may come.
  private int led;

  private boolean leading;

  private int seat = Kernel.NOBODY;
  private int tricks;
  private int played;
  private int points;

  public Round() {
    this(Seating.FOUR);
  }

  public Round(Seating seating) {
    this.seating = seating;
    sides = new Sides(seating);
    score = new MatchScore(sides);
    trick = new Trick(seating);
    laid = new int[seating.seats()];
    taken = new int[seating.seats()];
  }

  /// Begins a round of the published problem.
  ///
  /// @param main the main suit, or [TrumpOrder#NO_SUIT]
  /// @param rank1 the rank of the team of seats 0 and 2, from 2 to 14
  /// @param rank2 the rank of the team of seats 1 and 3
  /// @param twoDecks whether a third copy of a card is refused (T23)
  public void open(int main, int dealer, int rank1, int rank2, boolean twoDecks, RulingLog log) {
    open(main, dealer, rank1, rank2, twoDecks, TractorSettings.CLASSIC, log);
  }

  /// Begins a round of two teams under the rules of a table.
  public void open(
      int main,
      int dealer,
      int rank1,
      int rank2,
      boolean twoDecks,
      TractorSettings tableRules,
      RulingLog log) {
    startAt(0, rank1);
    startAt(1, rank2);
    open(main, dealer, twoDecks, tableRules, log);
  }

  /// Begins a round at the current ranks.
  public void open(
      int main, int dealer, boolean twoDecks, TractorSettings tableRules, RulingLog log) {
    rules = tableRules;
    trick.smallestTractor(rules.smallestTractor());
    trick.ruffs(rules.tricks().ruffs());
    score.deal(dealer, rules);
    order = TrumpOrder.of(main, score.rank(seating.side(dealer)), rules.twos());
    strict = twoDecks;
    shown.clear();
    led = tricks = played = points = 0;
    leading = true;
    Arrays.fill(laid, 0);
    Arrays.fill(taken, 0);
    seat = dealer;
    log.add(TRUMPS, dealer, main, order.rank());
    if (order.hasTwos()) {
      log.add(TWOS_ARE_TRUMPS, Kernel.NOBODY, main, order.rank());
    }
  }

  /// Names the card of the dealer's friend, and which copy of it.
  public void nameFriend(int card, int copy) {
    sides.name(card, copy);
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
        : Kernel.LEGAL;
  }

  /// The rule that forbids a player to act out of turn.
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
    return led == 0 ? LEAD_A_CARD.ordinal() : Kernel.LEGAL;
  }

  public void play(int move, RulingLog log) {
    if (move == DONE) {
      closeLead(log);
      return;
    }
    if (led == 0) {
      trick.begin(seat, order);
    }
    lay(move);
    if (move == sides.card() && sides.isNamed(shown.size(1L << move))) {
      findFriend(log);
    }
    if (!leading) {
      closeFollowIfComplete(log);
    } else if (laid[seat] == seating.hand()) {
      closeLead(log);
    }
  }

  /// Lays cards in the usual order of a hand, and closes a lead with the last of them.
  ///
  /// @param more third copies, laid in their order after the set (T23)
  void lay(Holding cards, Move more, RulingLog log) {
    boolean lead = led == 0;
    for (long rest = cards.cards(); rest != 0; ) {
      int card = Deck.first(rest);
      rest ^= 1L << card;
      play(card, log);
      if ((cards.pairs() >>> card & 1) != 0) {
        play(card, log);
      }
    }
    for (int i = 0; i < more.length(); i++) {
      play(more.card(i), log);
    }
    if (lead && leading) {
      play(DONE, log);
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

  /// A player who lays the named card joins the dealer's side, together with the points they have
  /// taken (T52).
  private void findFriend(RulingLog log) {
    boolean friend = sides.defends(seat);
    points -= friend ? taken[seat] : 0;
    sides.join(seat);
    log.add(friend ? FRIEND_FOUND : DEALER_ALONE, seat, sides.card(), taken[seat]);
  }

  private void closeLead(RulingLog log) {
    leading = false;
    trick.closeLead(log);
    seat = seating.next(seat);
  }

  private void closeFollowIfComplete(RulingLog log) {
    if (trick.size(seat) < led) {
      return;
    }
    trick.closeFollow(seat, log);
    seat = seating.next(seat);
    if (seat == trick.leader()) {
      endTrick(log);
    }
  }

  private void endTrick(RulingLog log) {
    led = 0;
    leading = true;
    tricks++;
    played += trick.points();
    seat = trick.winner();
    if (log.wants(TRICK_WON)) {
      log.add(TRICK_WON, seat, trick.winningComponent(), tricks);
    }
    if (trick.points() > 0) {
      countPoints(log);
    }
    if (laid[seat] == seating.hand()) {
      endRound(log);
    }
  }

  private void countPoints(RulingLog log) {
    boolean counted = sides.defends(seat);
    taken[seat] += trick.points();
    if (counted) {
      points += trick.points();
    }
    log.add(counted ? TRICK_POINTS : NOT_COUNTED, seat, tricks, trick.points());
  }

  private void endRound(RulingLog log) {
    int w = trick.longest();
    boolean lost = sides.defends(seat);
    log.add(LAST_TRICK, seat, w, hidden());
    if (lost) {
      int won = rules.kittyPoints(hidden(), w);
      points += won;
      taken[seat] += won;
      boolean power = rules.rounds().kitty() == TractorSwitches.Kitty.POWER;
      log.add(power ? HIDDEN_POINTS : KITTY_POINTS, seat, w, won);
    }
    if (!sides.areSettled()) {
      log.add(DEALER_ALONE, sides.dealer(), sides.card(), 0);
    }
    log.add(ROUND_OVER, Kernel.NOBODY, tricks, points);
    boolean toAJack = lost && wonByASingleJack();
    seat = Kernel.NOBODY;
    score.settle(points, trick.winner(), toAJack, log);
  }

  private boolean wonByASingleJack() {
    int card = trick.card(seat, 0);
    return trick.size(seat) == 1 && !Deck.isJoker(card) && Deck.rank(card) == JACK;
  }

  /// Fines a player: the points go to the other team, so they are added to the defenders' points,
  /// or subtracted from them.
  void fine(int player, int amount, RulingLog log) {
    boolean defender = sides.defends(player);
    int booked = defender ? -amount : amount;
    points += booked;
    log.add(THROW_FINE, defender ? player : seating.next(player), amount, booked);
  }

  /// Returns the lead on the table to its hand, because it was a refused throw.
  public void takeBack() {
    int leader = trick.leader();
    for (int i = 0; i < trick.size(leader); i++) {
      shown.remove(trick.card(leader, i));
    }
    laid[leader] -= trick.size(leader);
    if (sides.friend() == leader && shown.size(1L << sides.card()) < sides.copy()) {
      sides.part();
      points += sides.defends(leader) ? taken[leader] : 0;
    }
    led = 0;
    leading = true;
    seat = leader;
  }

  public void copyFrom(Round other) {
    score.copyFrom(other.score);
    sides.copyFrom(other.sides);
    trick.copyFrom(other.trick);
    System.arraycopy(other.laid, 0, laid, 0, laid.length);
    System.arraycopy(other.taken, 0, taken, 0, taken.length);
    order = other.order;
    rules = other.rules;
    strict = other.strict;
    shown.copyFrom(other.shown);
    led = other.led;
    leading = other.leading;
    seat = other.seat;
    tricks = other.tricks;
    played = other.played;
    points = other.points;
  }

  // Queries.

  public int toAct() {
    return seat;
  }

  /// The points of a side in this round: for a defending team those of all its tricks, for a
  /// defending player those of their own tricks; 0 for declarers.
  public int score(int side) {
    if (!sides.defends(side)) {
      return 0;
    }
    return seating.findsFriends() ? taken[side] : points;
  }

  /// The points of all defenders.
  public int points() {
    return points;
  }

  /// The dealer's side and the other, as publicly known.
  public Sides sides() {
    return sides;
  }

  public TrumpOrder order() {
    return order;
  }

  /// The team that defends in this round, if there are two teams.
  public int defenders() {
    return 1 - seating.side(sides.dealer());
  }

  /// The trick on the table, or the last one until the next begins.
  public Trick trick() {
    return trick;
  }

  /// Whether the lead is not closed yet.
  public boolean leading() {
    return leading;
  }

  /// The number of cards led to the trick so far.
  public int led() {
    return led;
  }

  /// The number of cards a player has laid in this round.
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

  /// The points not yet played, which at the end are those of the buried cards (T5). Never
  /// negative, even if a damaged record has played more points than exist (T26).
  public int hidden() {
    return Math.max(0, Deck.POINTS - played);
  }

  /// The number of complete tricks.
  public int tricks() {
    return tricks;
  }

  /// The dealer; after the round, the next one.
  public int dealer() {
    return score.dealer();
  }

  /// A side's rank; after the round, its next rank. Beyond [Deck#ACE] for the winner.
  public int rank(int side) {
    return score.rank(side);
  }

  /// Sets the rank of a side before a round.
  public void startAt(int side, int rank) {
    score.startAt(side, rank);
  }

  /// Sets the state before a round, with nothing on the table.
  public void stand(int dealer, TractorSettings tableRules) {
    rules = tableRules;
    score.deal(dealer, rules);
    seat = Kernel.NOBODY;
    led = tricks = played = points = 0;
    Arrays.fill(taken, 0);
  }

  /// The side that has won the game with this round, or [Kernel#NOBODY].
  public int winner() {
    return score.winner();
  }
}
