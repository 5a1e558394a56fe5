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
/// kitty, and then the tricks, which are [CardPlay]. What a move is [Verb] tells.
///
/// Beside what it knows of the hands it keeps what everybody knows of them, so that a veil has
/// something to fall back to.
public final class Tractor implements Kernel<Tractor> {

  /// What a rank is called once it has won.
  private static final int BEYOND = Deck.ACE + 1;

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
    /// An overbid for the kitty that was laid away, that none is made, or what comes next.
    OVERBIDDING,
    /// The card by which the dealer finds a friend.
    NAMING,
    /// A lead or a follow.
    PLAYING,
    /// Anything: the main suit is not recorded, and nothing that follows can be decided (T31).
    UNDECIDED,
    /// Nothing.
    OVER
  }

  private final TractorSettings rules;
  private final Seating seating;
  private final Round round;
  private final Hands hands;

  /// What everybody knows of the hands.
  private final Hands seen;

  private final Declaring declaring = new Declaring();
  private final CardPlay play;
  private final Drawing drawing;
  private final History history = new History();
  private final Legality legality;
  private final LegalMoves legal = new LegalMoves(this);
  private final MoveVisibility visibility = new MoveVisibility(this);
  private final Holding cards = new Holding();

  /// The cards that were taken up last, as far as they are known.
  private final Holding kitty = new Holding();

  private final Move plain = new Move();
  private Phase phase = Phase.OVER;

  /// Who deals this round, or nobody while that is open.
  private int dealer;

  private int rounds;

  /// Who took up the kitty last, or nobody.
  private int holder;

  /// Whether the kitty has been laid away in this round.
  private boolean laidAway;

  /// Where the history tells that, first and last, or -1.
  private int firstBurial;

  private int burial;

  /// Whether nothing of this round has happened yet, so that the last one can still be seen.
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

  /// The rank a side plays for.
  @Override
  public boolean startFrom(int side, int score) {
    if (rules.form() != Form.WHOLE || score < Deck.TWO || score > Deck.ACE) {
      return false;
    }
    round.startAt(side, score);
    resume(rounds, dealer);
    return true;
  }

  /// Goes to before a round.
  ///
  /// @param played how many rounds went before
  /// @param dealing who deals, or nobody if that is open
  public void resume(int played, int dealing) {
    rounds = played;
    dealer = dealing;
    round.stand(Math.max(dealing, 0), rules);
    phase = rules.form() == Form.WHOLE ? Phase.DRAWING : Phase.OPENING;
    clearTable();
    fresh = true;
  }

  /// Goes straight to the first lead of a round of which nothing is known but its rank and its main
  /// suit: the first seat leads, and nobody's cards are known.
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

  /// What comes of a throw is remembered once it has been found out.
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

  /// How many cards a player is to draw now: none if others have drawn fewer, or all have theirs.
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

  /// Who draws first.
  private int firstToDraw() {
    return Math.max(dealer, 0);
  }

  /// Who is to draw next, or nobody if all have theirs.
  public int nextToDraw() {
    return fresh || mayBeThrownIn() ? firstToDraw() : drawing.next();
  }

  // Declaring.

  /// Asks the next player, unless all were asked or nothing stronger can be declared.
  private void askOrGoOn(RulingLog log) {
    boolean asking = drawing.isAsking() && declaring.canBeOverbid();
    phase = asking ? Phase.DECLARING : drawing.next() == NOBODY ? Phase.KITTY : Phase.DRAWING;
    if (phase == Phase.KITTY && declaring.isThrownIn()) {
      throwIn(log);
    }
  }

  /// Whether all have drawn and nobody has declared, at a table that deals anew then: who is still
  /// asked has passed if cards are dealt.
  boolean mayBeThrownIn() {
    return phase == Phase.DECLARING && drawing.next() == NOBODY && declaring.isThrownIn();
  }

  /// Nobody has declared: the same round begins anew (T46).
  private void throwIn(RulingLog log) {
    log.add(DEALT_ANEW, NOBODY, rounds, 0);
    resume(rounds - 1, dealer);
  }

  /// Whether players are asked in turn, for a declaration or for an overbid.
  boolean isAsking() {
    return phase == Phase.DECLARING || phase == Phase.OVERBIDDING;
  }

  /// Whether a player has passed, or is taken to have passed, and nobody has declared since.
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

  /// Whether the kitty has been laid away, so that it can only be taken over.
  boolean isTakenOver() {
    return laidAway && !fresh;
  }

  /// Somebody has overbid: the kitty is theirs, and their suit the main suit (T50).
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

  /// Whether a kitty is turned up, and the card that matters is not recorded.
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

  /// Who deals, or would as things stand. If nobody has declared in the first round it is the first
  /// seat.
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

  /// What comes once the kitty is laid away for good.
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

  /// Lays cards. If they are a throw that is refused, the same player is still to act.
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

  /// What comes of a throw everybody hears, and remembers with it.
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

  // Who is awaited, and how it stands.

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

  /// Whoever is still to be asked may declare, or pass for all before them.
  @Override
  public boolean isAwaited(int seat) {
    return isAsking() ? drawing.isStillAsked(seat) : seat >= 0 && seat == toAct();
  }

  @Override
  public void listLegal(int actor, Moves into) {
    legal.list(actor, into);
  }

  /// The points of the defenders in this round, and the ranks; a side that has won is at 15.
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

  /// The teams, or each player for himself where friends are found.
  @Override
  public int sides() {
    return seating.sides();
  }

  @Override
  public int side(int seat) {
    return seating.side(seat);
  }

  // Copies and veils.

  @Override
  public boolean isFullyKnown() {
    return phase != Phase.UNDECIDED && hands.areKnown();
  }

  /// Without notes it is not kept either what everybody knows of the hands: only a veil asks for
  /// it.
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

  /// Takes all cards that are left for those that were laid away.
  public void imagineKitty() {
    hands.countOut();
    history.set(burial, hands.buried().into(plain.set(Verb.BURY)));
  }

  // What can be seen.

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

  /// The cards that were taken up last, as far as they are known.
  Holding kitty() {
    return kitty;
  }

  public Declaring declaring() {
    return declaring;
  }

  /// Who deals, or nobody while that is open.
  public int dealer() {
    return dealer;
  }

  /// Who took up the kitty last, and laid it away; or nobody.
  public int holder() {
    return holder;
  }

  /// Whether cards are laid away that can be taken up, or have been for good.
  public boolean isLaidAway() {
    return isTakenOver() && phase != Phase.LAYING_AWAY;
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
