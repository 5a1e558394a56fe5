package umpire.maumau.deal;

import static umpire.maumau.rule.MauMauRule.CAUGHT;
import static umpire.maumau.rule.MauMauRule.DRAW;
import static umpire.maumau.rule.MauMauRule.DRAW_BY_CHOICE;
import static umpire.maumau.rule.MauMauRule.ENDLESS;
import static umpire.maumau.rule.MauMauRule.FORGOTTEN;
import static umpire.maumau.rule.MauMauRule.MISS;
import static umpire.maumau.rule.MauMauRule.OPENING;
import static umpire.maumau.rule.MauMauRule.PASS;
import static umpire.maumau.rule.MauMauRule.PENALTY;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Moves;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;

/// One deal of Mau-Mau by the rules of any table, played move by move.
///
/// Cards are bits (see [Cards]); a card that the record does not name is 0. The cards that may be
/// laid now are kept as one set, so one `&` finds the fitting cards of a hand, whether a seven is
/// active, a suit is named or neither. Moves are numbers, see [MoveCode].
///
/// This class keeps the hands, the turn, and what the cards on the table demand of the player to
/// act. Parts with rules of their own keep the rest: [Round] (who follows whom), [Piles],
/// [Drawing], [ForgottenCalls], [PublicKnowledge] and [Positions]. [Legality] decides what is
/// legal, [CardEffects] what cards do, and [Result] how a deal ends; none of the three holds state.
/// Hands and turn are not a part of their own, because every move reads them several times, and the
/// detour costs a tenth of the speed.
public final class MauMau {

  public static final int MAX_PLAYERS = 8;

  private TableRules rules = TableRules.CLASSIC;
  private final Round round = new Round();

  /// The known cards of each hand, as bits, and the number of cards in it; a record need not name
  /// all of them.
  private final long[] hands = new long[MAX_PLAYERS];

  private final int[] held = new int[MAX_PLAYERS];
  private final Piles piles = new Piles();
  private final Drawing drawing = new Drawing(this);
  private final ForgottenCalls forgottenCalls = new ForgottenCalls();
  private final PublicKnowledge publicKnowledge = new PublicKnowledge();
  private final Positions positions = new Positions();

  /// The seat in turn, or in turn when the deal ended, and the number of turns begun, as far as
  /// moves were made one by one.
  private int seat;

  private int turns;

  /// Whether the player to act has drawn one card instead of laying, and the card that was drawn
  /// last, 0 if it is not known.
  private boolean hasDrawn;

  private long drawn;

  /// Whether a player is drawing and the discard pile must be shuffled first.
  private boolean awaitsShuffle;

  /// The cards that may be laid now, in any hand.
  private long fitting;

  /// The number of cards due for sevens.
  private int penalty;

  /// Whether the player to act must answer an eight or miss a turn.
  private boolean eightActive;

  /// Whether the position at the beginning of this turn occurred before (M10).
  private boolean returned;

  private boolean over = true;
  private int winner = Kernel.NOBODY;
  private boolean endless;

  /// Turns on or off the notes of what all players see of hidden cards. They are needed only for
  /// questions about hidden cards, or to veil the deal.
  public void takeNotes(boolean wanted) {
    publicKnowledge.takeNotes(wanted);
  }

  /// Begins a deal by the published problem's rules, in which the first seat gets the first card.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void deal(int numberOfPlayers, long[] deck, RulingLog log) {
    deal(TableRules.CLASSIC, numberOfPlayers, (1 << numberOfPlayers) - 1, 0, deck, log);
  }

  /// Begins a deal by the rules of a table.
  ///
  /// @param seats the players that get cards, one bit per seat
  /// @param first the seat that gets the first card
  /// @param deck as above, with 0 for each card that the record does not name; the opening card is
  ///   known
  public void deal(
      TableRules tableRules,
      int numberOfPlayers,
      int seats,
      int first,
      long[] deck,
      RulingLog log) {
    layOut(tableRules, numberOfPlayers, seats, deck);
    seat = first;
    turns = 1;
    hasDrawn = eightActive = false;
    drawn = 0;
    penalty = 0;
    int dealt = piles.front() - 1;
    dealHands(deck, dealt);
    drawing.reset();
    forgottenCalls.reset();
    publicKnowledge.reset();
    open(deck[dealt], log);
    positions.clear(numberOfPlayers);
    returned = positions.enter(this);
  }

  /// Puts the deck on the table.
  private void layOut(TableRules tableRules, int numberOfPlayers, int seats, long[] deck) {
    rules = tableRules;
    round.begin(numberOfPlayers, seats);
    piles.open(deck, rules.deckSize(), round.playing() * handSize());
    endless = over = false;
    winner = Kernel.NOBODY;
  }

  /// Deals one card to each player in turn until every hand is full.
  private void dealHands(long[] deck, int dealt) {
    int playing = round.playing();
    int size = dealt / playing;
    int player = seat();
    for (int place = 0; place < playing; place++) {
      long hand = 0;
      for (int i = place; i < dealt; i += playing) {
        hand |= deck[i];
      }
      hands[player] = hand;
      held[player] = size;
      player = next(player);
    }
    for (int out = 0; playing < seats() && out < seats(); out++) {
      if (!hasCards(out)) {
        hands[out] = 0;
        held[out] = 0;
      }
    }
  }

  /// Opens the discard pile. The opening card acts as if a player had laid it (M4), except that a
  /// jack names no suit (M5) and no player gets another turn.
  private void open(long card, RulingLog log) {
    int number = Cards.number(card);
    log.add(OPENING, Kernel.NOBODY, number, seats());
    if (rules.isWild(card)) {
      bind(rules.fittingOnOpeningJack(number));
    } else {
      bind(rules.fittingOn(number));
      if (rules.dealing().openingActs()) {
        CardEffects.act(this, card, Kernel.NOBODY, seat(), log);
      }
    }
  }

  /// Returns the index of the rule that forbids the move, with [Kernel#UNDECIDED] added if unknown
  /// cards decide; or [Kernel#LEGAL].
  public int check(int player, int move) {
    return Legality.check(this, player, move);
  }

  /// Checks a move of the player to act, like [#check]. Only for a deal that awaits a player: it is
  /// not over, and no shuffle is due.
  public int checkInTurn(int move) {
    return Legality.checkInTurn(this, move);
  }

  /// Whether a player may point out that another has forgotten a call (M45).
  public boolean mayCatch(int player) {
    return Legality.mayCatch(this, player);
  }

  /// Lists the moves of the player to act, see [Legality#list].
  public void list(Moves into) {
    Legality.list(this, into);
  }

  public void play(int move, RulingLog log) {
    forgottenCalls.expose(Kernel.NOBODY);
    if (move == MoveCode.DRAW) {
      showLack();
      drawing.begin(
          seat(),
          penalty() > 0 ? PENALTY : rules.drawing().byChoice() ? DRAW_BY_CHOICE : DRAW,
          log);
    } else if (move == MoveCode.KEEP) {
      pass(log);
    } else {
      CardEffects.lay(this, move, log);
    }
    lookForReturn();
  }

  /// Makes the player draw who has just forgotten a call, because `player` noticed it.
  public void catchForgetter(int player, RulingLog log) {
    int forgetter = forgottenCalls.forgetter();
    forgottenCalls.expose(Kernel.NOBODY);
    log.add(CAUGHT, player, forgetter, 0);
    drawing.begin(forgetter, FORGOTTEN, log);
    lookForReturn();
  }

  /// Notes for all viewers that the drawing player lacks the cards they would have had to lay.
  private void showLack() {
    if (penalty() > 0) {
      return;
    }
    if (hasDrawn()) {
      showMisfit();
    } else if (!rules.drawing().byChoice() || piles.left() == 0) {
      publicKnowledge.lacks(seat(), layable());
    }
  }

  /// Notes for all viewers that the card drawn last does not fit; they may have seen the card
  /// itself.
  private void showMisfit() {
    if (!piles.drewShown()) {
      publicKnowledge.misfit(seat(), fitting());
    }
  }

  /// At the beginning of a turn, checks whether the position occurred before.
  private void lookForReturn() {
    returned = !over && startsTurn() && positions.enter(this);
  }

  /// Records cards that were drawn last, in place of unknown ones.
  public void seeDrawn(long cards, RulingLog log) {
    if (startsTurn() && !returned) {
      positions.forgetLast(); // the same turn is entered again, with more known
    }
    drawing.see(cards, log);
    lookForReturn();
  }

  /// Continues the drawing after the discard pile, without its open card, was shuffled.
  ///
  /// @param cards the new draw pile as bits, top card first, 0 for an unknown card
  public void seeShuffled(long[] cards, RulingLog log) {
    publicKnowledge.shuffle(piles.covered());
    drawing.shuffled(cards, log);
    lookForReturn();
  }

  /// Records one of the unknown cards of a hand.
  public void find(int player, long card) {
    hands[player] |= card;
  }

  /// Records which card was drawn last.
  public void findDrawn(long card) {
    drawn = card;
  }

  /// Whether the player to act may pass, so that the record may lack the pass if the next player
  /// acts (M25).
  public boolean mayPassUnsaid() {
    return !over && !awaitsShuffle && (hasDrawn() || eightActive()) && mayKeep();
  }

  private boolean mayKeep() {
    return !Kernel.forbids(Legality.checkInTurn(this, MoveCode.KEEP));
  }

  /// The call that is due if the player to act lays this card, see `CallSettings`.
  public int wordDue(long card) {
    return rules.calls().due(held(seat()) - 1, rules.isWild(card));
  }

  /// The calls that players forgot in this deal.
  public ForgottenCalls forgottenCalls() {
    return forgottenCalls;
  }

  /// Ends the turn of a player who keeps the drawn card, or does not answer an eight.
  void pass(RulingLog log) {
    log.add(eightActive() ? MISS : PASS, seat(), 0, 0);
    if (hasDrawn() && rules.drawing().drawn() == TableRules.DrawnCard.LAID) {
      showMisfit();
    }
    if (eightActive()) {
      eightActive = false;
      bindToOpenCard();
    }
    endTurn();
  }

  void bindToOpenCard() {
    bind(rules.fittingOn(openCard()));
  }

  void endTurn() {
    hasDrawn = false;
    seat = next(seat);
    turns++;
  }

  /// Stops a deal in which a position has returned.
  public void callOff(RulingLog log) {
    log.add(ENDLESS, Kernel.NOBODY, 0, turns());
    endless = true;
    endWithoutResult();
  }

  void endWithoutResult() {
    end();
    winner = Kernel.NOBODY;
  }

  /// Takes a player without cards out of the deal; the first one wins.
  void goOut(int player) {
    if (winner == Kernel.NOBODY) {
      winner = player;
    }
    round.leave(player);
  }

  void end() {
    over = true;
  }

  // Changes to hands.

  /// Adds a card to a hand, 0 if it is unknown.
  void take(int player, long card) {
    hands[player] |= card;
    held[player]++;
  }

  /// Removes a card from a hand and returns the number of cards left.
  int give(int player, long card) {
    hands[player] &= ~card;
    return --held[player];
  }

  // Changes with the turn.

  /// Counts another turn, of any player.
  void count() {
    turns++;
  }

  /// Passes the turn to this player.
  void goTo(int next) {
    seat = next;
  }

  /// Clears the mark that the player to act has drawn.
  void dropDrawn() {
    hasDrawn = false;
  }

  /// Lets the player to act continue the turn after drawing.
  void goOnWithDrawn() {
    hasDrawn = true;
  }

  /// Sets whether the discard pile must be shuffled before play continues.
  void awaitShuffle(boolean due) {
    awaitsShuffle = due;
  }

  /// Whether the player to act has drawn a card that is unknown.
  boolean hasDrawnUnknown() {
    return hasDrawn && drawn == 0;
  }

  // Demands on the player to act.

  /// Sets the cards that may be laid.
  void bind(long cards) {
    fitting = cards;
  }

  /// Adds a seven that the next player must answer or pay for.
  void laySeven() {
    addSeven();
    fitting = rules.answers();
  }

  /// Adds a seven that cannot be answered.
  void addSeven() {
    penalty = rules.penaltyAfter(penalty);
  }

  /// Cancels the penalty for sevens.
  void dropPenalty() {
    penalty = 0;
  }

  /// Requires the next player to answer an eight.
  void layEight() {
    eightActive = true;
    fitting = rules.laying().active();
  }

  /// Lifts the duty to answer an eight.
  void dropEight() {
    eightActive = false;
  }

  // Parts, for the classes that change them.

  Round round() {
    return round;
  }

  public Piles piles() {
    return piles;
  }

  /// Returns what all players have seen of hidden cards.
  public PublicKnowledge publicKnowledge() {
    return publicKnowledge;
  }

  // Queries of the table.

  public TableRules rules() {
    return rules;
  }

  public int seats() {
    return round.seats();
  }

  public int toAct() {
    return over ? Kernel.NOBODY : seat();
  }

  /// Whether a player is drawing and the discard pile must be shuffled first.
  public boolean awaitsShuffle() {
    return awaitsShuffle;
  }

  /// The seat in turn, or in turn when the deal ended.
  public int seat() {
    return seat;
  }

  /// The number of turns begun, as far as moves were made one by one.
  public int turns() {
    return turns;
  }

  /// The number of cards dealt to each player.
  public int handSize() {
    return rules.handSize(round.playing());
  }

  /// Whether the deal is over: no card is laid or drawn any more.
  public boolean isOver() {
    return over;
  }

  /// The player's score in this deal; 0 before its end or without a result.
  public int score(int player) {
    return Result.score(this, player);
  }

  /// The first player who went out; [Kernel#NOBODY] before that, or if the deal ended without a
  /// result.
  public int winner() {
    return winner;
  }

  /// Whether the deal was called off because it never ends.
  public boolean isEndless() {
    return endless;
  }

  /// The known cards in a player's hand, as bits.
  public long hand(int player) {
    return hands[player];
  }

  /// The number of unknown cards in a player's hand.
  public int unknown(int player) {
    return held[player] - Long.bitCount(hands[player]);
  }

  /// Whether a player was dealt cards in this deal.
  public boolean hasCards(int player) {
    return round.hasCards(player);
  }

  /// The number of cards a player holds.
  public int held(int player) {
    return held[player];
  }

  /// The known cards that the player to act may lay now.
  public long candidates() {
    return layable() & (hasDrawn() ? drawn() : hand(seat()));
  }

  /// The cards that the player to act may lay, whether or not they hold them.
  public long layable() {
    return Legality.layable(this);
  }

  public int penalty() {
    return penalty;
  }

  public boolean eightActive() {
    return eightActive;
  }

  /// Whether the turn goes round against the order of seats.
  public boolean isReversed() {
    return round.isReversed();
  }

  /// The player after this one in the current direction.
  public int next(int player) {
    return round.next(player);
  }

  /// Whether the player to act has not acted yet in this turn.
  public boolean startsTurn() {
    return !hasDrawn() && !awaitsShuffle;
  }

  /// The number of the card that was laid `i`-th; the opening card has index 0.
  public int laid(int i) {
    return Cards.number(piles.laid(i));
  }

  /// The cards that may be laid now, in any hand.
  public long fitting() {
    return fitting;
  }

  /// The suit that was named for the open card and binds now, or -1.
  public int namedSuit() {
    long suits = fitting() & ~rules.wild();
    boolean wild = rules.isWild(piles.openCard());
    int suit = wild ? Cards.number(suits) & 3 : 0;
    return wild && (suits & ~Cards.ofSuit(suit)) == 0 ? suit : -1;
  }

  /// The number of the open card.
  public int openCard() {
    return Cards.number(piles.openCard());
  }

  /// Whether the player to act has drawn in this turn.
  public boolean hasDrawn() {
    return hasDrawn;
  }

  /// The card drawn last, as a bit; 0 if it is unknown.
  public long drawn() {
    return drawn;
  }

  public Drawing drawing() {
    return drawing;
  }

  /// The cards whose location is unknown.
  public long unseen() {
    return Legality.unseen(this);
  }

  /// Whether the position at the beginning of this turn occurred before (M10).
  public boolean hasReturned() {
    return returned;
  }

  /// Whether every card is known.
  public boolean isKnown() {
    int missing = piles.unknown();
    for (int player = 0; player < seats(); player++) {
      missing += unknown(player);
    }
    return missing == 0;
  }

  /// Forgets the order of the draw pile, except for cards that have lain open.
  public void hideDrawPile() {
    piles.hideFaceDown();
  }

  /// Forgets all that a viewer cannot know, also whether a position has returned: no viewer sees a
  /// whole position.
  public void veil(int viewer) {
    for (int player = 0; player < seats(); player++) {
      if (player != viewer) {
        hands[player] &= publicKnowledge.shown(player);
      }
    }
    if (seat != viewer || !hasDrawn) {
      drawn &= hasDrawn ? publicKnowledge.shown(seat) : 0;
    }
    piles.veil(drawing.taker() == viewer ? drawing.from() : piles.front());
    positions.clear(seats());
    returned = false;
  }

  public void copyFrom(MauMau other) {
    rules = other.rules;
    round.copyFrom(other.round);
    seat = other.seat;
    turns = other.turns;
    hasDrawn = other.hasDrawn;
    drawn = other.drawn;
    fitting = other.fitting;
    penalty = other.penalty;
    eightActive = other.eightActive;
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.held, 0, held, 0, held.length);
    piles.copyFrom(other.piles);
    drawing.copyFrom(other.drawing);
    awaitsShuffle = other.awaitsShuffle;
    forgottenCalls.copyFrom(other.forgottenCalls);
    publicKnowledge.copyFrom(other.publicKnowledge);
    positions.copyFrom(other.positions);
    returned = other.returned;
    over = other.over;
    winner = other.winner;
    endless = other.endless;
  }
}
