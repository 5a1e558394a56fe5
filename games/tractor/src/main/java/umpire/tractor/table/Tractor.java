package umpire.tractor.table;

import static umpire.tractor.rule.TractorRule.DEALT_ANEW;
import static umpire.tractor.rule.TractorRule.DECLARED;
import static umpire.tractor.rule.TractorRule.DECLARER_DEALS;
import static umpire.tractor.rule.TractorRule.DRAWING;
import static umpire.tractor.rule.TractorRule.FIRST_CARD_TURNED;
import static umpire.tractor.rule.TractorRule.FRIEND_NAMED;
import static umpire.tractor.rule.TractorRule.KITTY_TAKEN;
import static umpire.tractor.rule.TractorRule.LAID_AWAY;
import static umpire.tractor.rule.TractorRule.NO_MAIN_SUIT;
import static umpire.tractor.rule.TractorRule.RANK_CARD_TURNED;
import static umpire.tractor.rule.TractorRule.TAKEN_OVER;
import static umpire.tractor.rule.TractorRule.TURN_UP;

import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.round.CardPlay;
import umpire.tractor.round.Declaring;
import umpire.tractor.round.Drawing;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches.FirstDealer;
import umpire.tractor.rule.TractorSwitches.Form;
import umpire.tractor.rule.TractorSwitches.TakeOver;
import umpire.tractor.rule.TractorSwitches.Undeclared;
import umpire.tractor.thrown.Outcome;
import umpire.tractor.words.Opening;
import umpire.tractor.words.Verb;

/// The complete game, round after round until a team is beyond the ace: drawing, declaring, the
/// kitty, and then the tricks, which [CardPlay] plays. [Verb] defines the parts of a move.
///
/// Besides its own knowledge of the hands it keeps the public knowledge, to which a veil returns.
public final class Tractor implements Kernel<Tractor> {

  /// The number shown for a rank that has won.
  private static final int BEYOND = Deck.ACE + 1;

  /// The event awaited.
  public enum Phase {
    /// The opening of a round, in the form of the published problem.
    OPENING,
    /// The cards that the players draw.
    DRAWING,
    /// A declaration, or a pass.
    DECLARING,
    /// The kitty, for the dealer or for the player who overbid.
    KITTY,
    /// The cards to be buried.
    LAYING_AWAY,
    /// An overbid for the buried kitty, a pass, or the dealer's next move.
    OVERBIDDING,
    /// The card by which the dealer finds a friend.
    NAMING,
    /// A lead or a follow.
    PLAYING,
    /// Any event: the main suit is not recorded, so nothing that follows can be decided (T31).
    UNDECIDED,
    /// No further event.
    OVER
  }

  private final TractorSettings rules;
  private final Seating seating;
  private final Round round;
  private final Hands hands;

  /// The public knowledge of the hands.
  private final Hands seen;

  private final Declaring declaring = new Declaring();
  private final CardPlay play;
  private final Drawing drawing;
  private final History history = new History();
  private final Legality legality;
  private final LegalMoves legal = new LegalMoves(this);
  private final MoveVisibility visibility = new MoveVisibility(this);
  private final Holding cards = new Holding();

  /// The known cards of the kitty taken up last.
  private final Holding kitty = new Holding();

  private final Move plain = new Move();
  private Phase phase = Phase.OVER;

  /// The dealer of this round, or [Kernel#NOBODY] while that is open.
  private int dealer;

  private int rounds;

  /// The player who took up the kitty last, or [Kernel#NOBODY].
  private int holder;

  /// Whether the kitty has been buried in this round.
  private boolean laidAway;

  /// The indices of the first and the last burial in the history, or -1.
  private int firstBurial;

  private int burial;

  /// Whether this round has no events yet, so that the last one remains visible.
  private boolean fresh;

  public Tractor(TractorSettings rules) {
    this.rules = rules;
    this.seating = rules.seating();
    this.round = new Round(seating);
    this.hands = new Hands(seating);
    this.seen = new Hands(seating);
    this.drawing = new Drawing(seating);
    this.play = new CardPlay(rules, round, hands, seen);
    this.legality = new Legality(this);
    reset();
  }

  @Override
  public Tractor newGame() {
    return new Tractor(rules);
  }

  @Override
  public void reset() {
    boolean seatDeals = rules.bidding().firstDealer() == FirstDealer.FIRST_SEAT;
    for (int side = 0; side < seating.sides(); side++) {
      round.startAt(side, rules.start());
    }
    resume(0, seatDeals ? 0 : NOBODY);
  }

  /// Sets the rank at which a side starts.
  @Override
  public boolean startFrom(int side, int score) {
    if (rules.form() != Form.WHOLE || score < Deck.TWO || score > Deck.ACE) {
      return false;
    }
    round.startAt(side, score);
    resume(rounds, dealer);
    return true;
  }

  /// Sets the state before a round.
  ///
  /// @param played the number of rounds played before
  /// @param dealing the dealer, or [Kernel#NOBODY] if that is open
  public void resume(int played, int dealing) {
    rounds = played;
    dealer = dealing;
    round.stand(Math.max(dealing, 0), rules);
    phase = rules.form() == Form.WHOLE ? Phase.DRAWING : Phase.OPENING;
    clearTable();
    fresh = true;
  }

  /// Sets the state to the first lead of a round of which only the rank and the main suit are
  /// known: the first seat leads, and all hands are unknown.
  public void beginPlay(int main, int rank) {
    round.startAt(0, rank);
    round.startAt(1, rank);
    resume(0, 0);
    clearTable();
    if (rules.form() == Form.OPEN_ROUND) {
      openRound(Opening.write(main, 0, rank, rank, plain), RulingLog.none());
      return;
    }
    rounds++;
    for (int seat = 0; seat < seating.seats(); seat++) {
      drawUnseen(seat, seating.hand());
    }
    drawUnseen(dealer, seating.kitty());
    holder = dealer;
    play.order(TrumpOrder.of(main, rank, rules.twos()));
    layAway(plain.set(Verb.BURY).unknown(seating.kitty()), RulingLog.none());
    phase = Phase.PLAYING;
  }

  private void drawUnseen(int seat, int count) {
    for (int i = 0; i < count; i++) {
      hands.draw(seat, Hands.UNKNOWN);
      seen.draw(seat, Hands.UNKNOWN);
    }
  }

  private void clearTable() {
    hands.clear();
    kitty.clear();
    seen.clear();
    history.clear();
    laidAway = false;
    burial = firstBurial = -1;
    holder = NOBODY;
    drawing.begin(rules.bidding().drawn(), firstToDraw());
    declaring.begin(round.rank(seating.side(firstToDraw())), rules);
    play.begin();
    fresh = false;
  }

  // Moves.

  @Override
  public int check(int actor, Move move) {
    return legality.find(actor, move);
  }

  @Override
  public void play(int actor, Move move, RulingLog log) {
    Verb verb = Verb.of(move);
    if (verb == Verb.OPEN && phase == Phase.OPENING) {
      clearTable();
    }
    if (verb != Verb.DEAL && verb != Verb.KITTY) {
      remember(actor, verb, move);
    }
    if (phase == Phase.UNDECIDED) {
      return;
    }
    switch (verb) {
      case DEAL -> draw(move, log);
      case DECLARE -> declare(actor, move, log);
      case PASS -> pass(actor, log);
      case KITTY -> takeKitty(move, log);
      case BURY -> layAway(move, log);
      case LAY -> lay(actor, move, log);
      case REFUSE -> play.refuse(move.seat(), move, log);
      case OPEN -> openRound(move, log);
      case FRIEND -> nameFriend(move, log);
    }
  }

  /// Adds a move to the history. The outcome of a throw is left out here and added once it has been
  /// found.
  private void remember(int actor, Verb verb, Move move) {
    boolean told = verb == Verb.LAY && Outcome.told(move) != Outcome.UNKNOWN;
    history.add(actor, told ? plain.set(Verb.LAY).cards(move.cards()).twice(move.twice()) : move);
  }

  // A round laid open, as in the published problem.

  private void openRound(Move opening, RulingLog log) {
    dealer = opening.seat();
    rounds++;
    int rank1 = Opening.rank(0, opening);
    int rank2 = Opening.rank(1, opening);
    round.open(Opening.main(opening), dealer, rank1, rank2, false, rules, log);
    phase = Phase.PLAYING;
  }

  // Drawing.

  /// The number of cards a player has to draw now: none if others have drawn fewer, or if all hands
  /// are full.
  public int due(int seat) {
    return fresh || mayBeThrownIn() ? rules.bidding().drawn() : drawing.due(seat);
  }

  private void draw(Move move, RulingLog log) {
    if (mayBeThrownIn()) {
      throwIn(log);
    }
    if (fresh) {
      clearTable();
      rounds++;
    }
    give(move.seat(), move, false);
    drawing.draw(move.seat(), move.length());
    askOrGoOn(log);
  }

  private void give(int seat, Move row, boolean open) {
    for (int i = 0; i < row.length(); i++) {
      hands.draw(seat, row.card(i));
      seen.draw(seat, open ? row.card(i) : Hands.UNKNOWN);
    }
  }

  /// The first player to draw.
  private int firstToDraw() {
    return Math.max(dealer, 0);
  }

  /// The player to draw next, or [Kernel#NOBODY] if all hands are full.
  public int nextToDraw() {
    return fresh || mayBeThrownIn() ? firstToDraw() : drawing.next();
  }

  // Declaring.

  /// Asks the next player, or continues if all were asked or nothing stronger can be declared.
  private void askOrGoOn(RulingLog log) {
    boolean asking = drawing.isAsking() && declaring.canBeOverbid();
    phase = asking ? Phase.DECLARING : drawing.next() == NOBODY ? Phase.KITTY : Phase.DRAWING;
    if (phase == Phase.KITTY && declaring.isThrownIn()) {
      throwIn(log);
    }
  }

  /// Whether all hands are full without a declaration, at a table that deals again in this case. If
  /// cards are dealt now, the players still to be asked have passed.
  boolean mayBeThrownIn() {
    return phase == Phase.DECLARING && drawing.next() == NOBODY && declaring.isThrownIn();
  }

  /// Deals this round again, since there was no declaration (T46).
  private void throwIn(RulingLog log) {
    log.add(DEALT_ANEW, NOBODY, rounds, 0);
    resume(rounds - 1, dealer);
  }

  /// Whether players are asked in turn, for a declaration or for an overbid.
  boolean isAsking() {
    return phase == Phase.DECLARING || phase == Phase.OVERBIDDING;
  }

  /// Whether a player has passed, or is assumed to have passed, with no declaration since.
  boolean hasPassed(int seat) {
    return !fresh && drawing.hasPassed(seat);
  }

  private void pass(int seat, RulingLog log) {
    drawing.pass(seat);
    if (phase == Phase.OVERBIDDING) {
      phase = drawing.isAsking() ? Phase.OVERBIDDING : afterKitty();
      return;
    }
    askOrGoOn(log);
  }

  private void declare(int seat, Move move, RulingLog log) {
    int card = Verb.card(move);
    int copies = move.amount();
    hands.show(seat, card, copies);
    seen.show(seat, card, copies);
    declaring.declare(seat, card, copies);
    log.add(DECLARED, seat, card, copies);
    if (phase == Phase.OVERBIDDING) {
      holder = seat;
      phase = Phase.KITTY;
      return;
    }
    drawing.declare(seat);
    askOrGoOn(log);
  }

  // The kitty.

  /// Whether the kitty has been buried, so that it can only be taken over.
  boolean isTakenOver() {
    return laidAway && !fresh;
  }

  /// Gives the kitty to the player who overbid, whose suit becomes the main suit (T50).
  private void takeOver(Move row, RulingLog log) {
    hands.takeUp(holder, row);
    plain.set(Verb.KITTY);
    for (int i = 0; i < row.length(); i++) {
      plain.then(Hands.UNKNOWN);
    }
    seen.takeUp(holder, plain);
    log.add(TAKEN_OVER, holder, seating.kitty(), declaring.main());
    play.order(TrumpOrder.of(declaring.main(), play.order().rank(), rules.twos()));
    phase = Phase.LAYING_AWAY;
  }

  /// Whether a kitty is turned up, but the card that decides is not recorded.
  boolean isUndecided(Move kitty) {
    return declaring.isTurnedUp() && declaring.turned(kitty) == Hands.UNKNOWN;
  }

  private void takeKitty(Move move, RulingLog log) {
    noteKitty(move);
    if (isTakenOver()) {
      takeOver(move, log);
      return;
    }
    if (isUndecided(move)) {
      log.add(TURN_UP, NOBODY, seating.kitty(), 0);
      phase = Phase.UNDECIDED;
      return;
    }
    boolean turnedUp = declaring.isTurnedUp();
    boolean declared = declaring.seat() != NOBODY;
    int main = turnedUp ? turnUp(move, log) : declaring.main();
    if (!turnedUp && !declared) {
      log.add(NO_MAIN_SUIT, NOBODY, 0, 0);
    }
    if (dealer == NOBODY) {
      dealer = comingDealer();
      if (declared) {
        log.add(DECLARER_DEALS, dealer, declaring.card(), declaring.copies());
      }
    }
    holder = dealer;
    give(dealer, move, turnedUp);
    log.add(KITTY_TAKEN, dealer, seating.kitty(), turnedUp ? 1 : 0);
    play.order(TrumpOrder.of(main, round.rank(seating.side(dealer)), rules.twos()));
    phase = Phase.LAYING_AWAY;
  }

  private void noteKitty(Move row) {
    kitty.clear();
    for (int i = 0; i < row.length(); i++) {
      if (row.card(i) != Hands.UNKNOWN) {
        kitty.add(row.card(i));
      }
    }
  }

  /// The dealer of this round or, while that is open, the dealer that follows from the current
  /// declarations; the first seat if nothing is declared.
  public int comingDealer() {
    if (dealer != NOBODY) {
      return dealer;
    }
    boolean last = rules.bidding().firstDealer() == FirstDealer.DECLARER;
    return Math.max(0, last ? declaring.seat() : declaring.first());
  }

  private int turnUp(Move kitty, RulingLog log) {
    int card = declaring.turned(kitty);
    boolean first = rules.bidding().undeclared() == Undeclared.FIRST_CARD;
    log.add(first ? FIRST_CARD_TURNED : RANK_CARD_TURNED, NOBODY, card, 0);
    return Deck.isJoker(card) ? TrumpOrder.NO_SUIT : Deck.suit(card);
  }

  private void layAway(Move move, RulingLog log) {
    cards.set(move);
    laidAway = true;
    burial = history.size() - 1;
    firstBurial = firstBurial < 0 ? burial : firstBurial;
    hands.layAway(holder, cards, move.unknown());
    cards.clear();
    seen.layAway(holder, cards, seating.kitty());
    log.add(LAID_AWAY, holder, seating.kitty(), 0);
    int main = play.order().main();
    round.open(main, dealer, true, rules, log);
    drawing.askOthers(holder);
    boolean allowed = rules.bidding().takeOver() == TakeOver.ALLOWED && declaring.canBeOverbid();
    phase = allowed ? Phase.OVERBIDDING : afterKitty();
  }

  // Finding a friend.

  /// The phase after the kitty is buried for good.
  private Phase afterKitty() {
    return seating.findsFriends() ? Phase.NAMING : Phase.PLAYING;
  }

  private void nameFriend(Move move, RulingLog log) {
    int card = Verb.card(move);
    round.nameFriend(card, move.amount());
    log.add(FRIEND_NAMED, dealer, card, move.amount());
    phase = Phase.PLAYING;
  }

  // The play.

  /// Lays cards. If they are a throw that is refused, the same player is due again.
  private void lay(int seat, Move move, RulingLog log) {
    phase = Phase.PLAYING;
    play.lay(seat, move, log);
    if (play.thrown().outcome() != Outcome.UNKNOWN && history.isKept()) {
      noteOutcome(history.size() - 1);
    }
    if (round.toAct() == NOBODY) {
      endRound();
    }
  }

  /// Adds the outcome of a throw to its move in the history; it is public.
  private void noteOutcome(int place) {
    history.get(place, plain);
    history.set(place, plain.code(play.thrown().outcome()));
  }

  private void endRound() {
    boolean last = round.winner() != NOBODY || rules.form() == Form.OPEN_ROUND;
    phase = last ? Phase.OVER : Phase.DRAWING;
    dealer = round.dealer();
    fresh = true;
    if (rules.form() == Form.WHOLE) {
      hands.countOut();
      seen.countOut();
    }
  }

  // The player awaited, and the score.

  @Override
  public int toAct() {
    return switch (phase) {
      case DECLARING, OVERBIDDING -> drawing.asked();
      case LAYING_AWAY -> holder;
      case NAMING -> dealer;
      case PLAYING -> play.toAct();
      case OPENING, DRAWING, KITTY, UNDECIDED -> HOUSE;
      case OVER -> OVER;
    };
  }

  /// Whether a player may act now. A player still to be asked may declare, or pass for all before
  /// them.
  @Override
  public boolean isAwaited(int seat) {
    return isAsking() ? drawing.isStillAsked(seat) : seat >= 0 && seat == toAct();
  }

  @Override
  public void listLegal(int actor, Moves into) {
    legal.list(actor, into);
  }

  /// The defenders' points in this round (0), or the ranks; a side that has won is shown at 15.
  @Override
  public int tally(int tally, int side) {
    return tally == 0 ? round.score(side) : Math.min(round.rank(side), BEYOND);
  }

  @Override
  public boolean isTallyKnown(int tally, int side) {
    return phase != Phase.UNDECIDED;
  }

  @Override
  public int winner() {
    return phase == Phase.OVER ? round.winner() : NOBODY;
  }

  @Override
  public int seats() {
    return seating.seats();
  }

  /// The number of teams, or of players where friends are found.
  @Override
  public int sides() {
    return seating.sides();
  }

  @Override
  public int side(int seat) {
    return seating.side(seat);
  }

  // Copying and veiling.

  @Override
  public boolean isFullyKnown() {
    return phase != Phase.UNDECIDED && hands.areKnown();
  }

  /// Without history the public knowledge of the hands is not kept either: only a veil needs it.
  @Override
  public void keepHistory(boolean wanted) {
    history.keep(wanted);
    play.takeNotes(wanted);
  }

  @Override
  public void copyFrom(Tractor other) {
    phase = other.phase;
    dealer = other.dealer;
    rounds = other.rounds;
    fresh = other.fresh;
    laidAway = other.laidAway;
    burial = other.burial;
    firstBurial = other.firstBurial;
    holder = other.holder;
    round.copyFrom(other.round);
    hands.copyFrom(other.hands);
    kitty.copyFrom(other.kitty);
    if (history.isKept()) {
      seen.copyFrom(other.seen);
    }
    declaring.copyFrom(other.declaring);
    play.copyFrom(other.play);
    drawing.copyFrom(other.drawing);
    history.copyFrom(other.history);
  }

  @Override
  public void veil(int viewer) {
    hands.veil(viewer, seen);
    if (viewer != holder && !declaring.isTurnedUp()) {
      kitty.clear();
    }
    play.veil();
    visibility.forgetKitty(viewer, history, firstBurial, burial);
  }

  @Override
  public void mask(int viewer, int actor, Move move) {
    visibility.mask(viewer, actor, move);
  }

  /// Takes all cards that are left as the buried ones, in a sampled world.
  public void imagineKitty() {
    hands.countOut();
    history.set(burial, hands.buried().into(plain.set(Verb.BURY)));
  }

  // Queries.

  @Override
  public History history() {
    return history;
  }

  public TractorSettings rules() {
    return rules;
  }

  public Phase phase() {
    return phase;
  }

  /// The tricks of this round; those of the last one until cards are drawn again.
  public Round round() {
    return round;
  }

  public CardPlay play() {
    return play;
  }

  public Hands hands() {
    return hands;
  }

  /// The known cards of the kitty taken up last.
  Holding kitty() {
    return kitty;
  }

  public Declaring declaring() {
    return declaring;
  }

  /// The dealer, or [Kernel#NOBODY] while that is open.
  public int dealer() {
    return dealer;
  }

  /// The player who took up and buried the kitty last, or [Kernel#NOBODY].
  public int holder() {
    return holder;
  }

  /// Whether the kitty is buried, either for good or until it is taken over.
  public boolean isLaidAway() {
    return isTakenOver() && phase != Phase.LAYING_AWAY;
  }

  /// The number of rounds begun.
  public int rounds() {
    return rounds;
  }

  /// Whether the next round has not begun, so that the last one remains visible.
  public boolean betweenRounds() {
    return fresh;
  }
}
