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

/// One deal of Mau-Mau by the rules of any table, move by move.
///
/// Cards are bits (see [Cards]), and a card that nobody recorded is 0. What may be laid now is kept
/// as one set of cards, so a hand's fitting cards are one `&` away, whether a seven is active, a
/// suit is named or neither. Moves are numbers as well, see [MoveCode].
///
/// Here are the hands, whose turn it is, and what the cards on the table ask of that player; all
/// else is kept by parts with rules of their own: [Round] (who follows whom), [Piles], [Drawing],
/// [ForgottenCalls], [PublicKnowledge], [Positions]. [Legality] says what is legal, [CardEffects]
/// what cards do, [Result] how a deal ends: they know nothing of how it is kept. Hands and turn are
/// no parts of their own, because every move asks for them several times, which costs a tenth of
/// the speed.
public final class MauMau {

  public static final int MAX_PLAYERS = 8;

  private TableRules rules = TableRules.CLASSIC;
  private final Round round = new Round();

  /// The cards of each hand that are known, as bits, and how many it has: nobody need have recorded
  /// all of them.
  private final long[] hands = new long[MAX_PLAYERS];

  private final int[] held = new int[MAX_PLAYERS];
  private final Piles piles = new Piles();
  private final Drawing drawing = new Drawing(this);
  private final ForgottenCalls forgottenCalls = new ForgottenCalls();
  private final PublicKnowledge publicKnowledge = new PublicKnowledge();
  private final Positions positions = new Positions();

  /// Whose turn it is, or was when the deal ended, and how many turns have begun, as far as moves
  /// were made one by one.
  private int seat;

  private int turns;

  /// Whether the player to act has drawn one card instead of laying, and the card that was drawn
  /// last, 0 if it is not known.
  private boolean hasDrawn;

  private long drawn;

  /// Whether somebody draws and the discard pile must be shuffled first.
  private boolean awaitsShuffle;

  /// The cards that may be laid now, in whosever hand they are.
  private long fitting;

  /// How many cards are due for sevens.
  private int penalty;

  /// Whether the player to act must answer an eight or miss his turn.
  private boolean eightActive;

  /// Whether the position at the beginning of this turn was there before (M10).
  private boolean returned;

  private boolean over = true;
  private int winner = Kernel.NOBODY;
  private boolean endless;

  /// Says whether anybody is going to ask what is known of hidden cards, or put a veil over the
  /// deal. If nobody is, what everybody sees of them need not be noted.
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
  /// @param seats who has cards, a bit each
  /// @param first who gets the first card
  /// @param deck as above, with 0 for each card that nobody recorded; the opening card is known
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

  /// One card to each player, and again, until everybody has as many as are due.
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

  /// The opening card acts as if somebody had laid it (M4), except that a jack names no suit (M5)
  /// and nobody has another turn.
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

  /// The place of the rule that forbids the move, or [Kernel#LEGAL].
  public int check(int player, int move) {
    return Legality.check(this, player, move);
  }

  /// The same for the player to act, where somebody is to act.
  public int checkInTurn(int move) {
    return Legality.checkInTurn(this, move);
  }

  /// Whether a player may say that somebody has forgotten a word (M45).
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

  /// Somebody says that a word was forgotten.
  public void catchForgetter(int player, RulingLog log) {
    int forgetter = forgottenCalls.forgetter();
    forgottenCalls.expose(Kernel.NOBODY);
    log.add(CAUGHT, player, forgetter, 0);
    drawing.begin(forgetter, FORGOTTEN, log);
    lookForReturn();
  }

  /// Who draws shows that they lack what they would have had to lay.
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

  /// The card drawn last does not fit, and everybody sees that; the card itself they may have seen.
  private void showMisfit() {
    if (!piles.drewShown()) {
      publicKnowledge.misfit(seat(), fitting());
    }
  }

  /// Looks at the beginning of a turn whether the position was there before.
  private void lookForReturn() {
    returned = !over && startsTurn() && positions.enter(this);
  }

  /// It becomes known which cards were drawn last: so many of the unknown ones.
  public void seeDrawn(long cards, RulingLog log) {
    if (startsTurn() && !returned) {
      positions.forgetLast(); // it is the same turn, of which more is known
    }
    drawing.see(cards, log);
    lookForReturn();
  }

  /// The discard pile without its open card has been shuffled.
  public void seeShuffled(long[] cards, RulingLog log) {
    publicKnowledge.shuffle(piles.covered());
    drawing.shuffled(cards, log);
    lookForReturn();
  }

  /// One of the unknown cards of a hand is this.
  public void find(int player, long card) {
    hands[player] |= card;
  }

  /// The card that was drawn last is this.
  public void findDrawn(long card) {
    drawn = card;
  }

  /// Whether the player to act may give up his turn, and may have done so although nobody wrote it
  /// down (M25): then the next one acts.
  public boolean mayPassUnsaid() {
    return !over && !awaitsShuffle && (hasDrawn() || eightActive()) && mayKeep();
  }

  private boolean mayKeep() {
    return !Kernel.forbids(Legality.checkInTurn(this, MoveCode.KEEP));
  }

  /// The word that is due from the player to act who lays this card, see `CallSettings`.
  public int wordDue(long card) {
    return rules.calls().due(held(seat()) - 1, rules.isWild(card));
  }

  /// The words that were not said.
  public ForgottenCalls forgottenCalls() {
    return forgottenCalls;
  }

  /// The player keeps what he drew, or does not answer an eight.
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

  /// A player has no cards any more; the first one wins.
  void goOut(int player) {
    if (winner == Kernel.NOBODY) {
      winner = player;
    }
    round.leave(player);
  }

  void end() {
    over = true;
  }

  // What hands gain and lose.

  /// A card comes into a hand, 0 if nobody recorded which.
  void take(int player, long card) {
    hands[player] |= card;
    held[player]++;
  }

  /// A card leaves a hand; how many are left.
  int give(int player, long card) {
    hands[player] &= ~card;
    return --held[player];
  }

  // What changes with the turn.

  /// Another turn begins, of whoever it is.
  void count() {
    turns++;
  }

  /// The turn goes to this player.
  void goTo(int next) {
    seat = next;
  }

  /// What was drawn is kept or laid.
  void dropDrawn() {
    hasDrawn = false;
  }

  /// The player to act has drawn, and goes on.
  void goOnWithDrawn() {
    hasDrawn = true;
  }

  /// Nobody draws or lays before the discard pile is shuffled; or that has been done.
  void awaitShuffle(boolean due) {
    awaitsShuffle = due;
  }

  /// Whether the player to act has drawn a card of which nobody recorded which it is.
  boolean hasDrawnUnknown() {
    return hasDrawn && drawn == 0;
  }

  // What is asked of the player to act.

  /// One of these is to be laid.
  void bind(long cards) {
    fitting = cards;
  }

  /// A seven has been laid, and is to be answered or paid for.
  void laySeven() {
    addSeven();
    fitting = rules.answers();
  }

  /// A seven has been laid that nobody can answer.
  void addSeven() {
    penalty = rules.penaltyAfter(penalty);
  }

  /// Nothing is due for sevens any more.
  void dropPenalty() {
    penalty = 0;
  }

  /// An eight has been laid that is to be answered.
  void layEight() {
    eightActive = true;
    fitting = rules.laying().active();
  }

  /// No eight is to be answered any more.
  void dropEight() {
    eightActive = false;
  }

  // Its parts, for those who let something happen to them.

  Round round() {
    return round;
  }

  public Piles piles() {
    return piles;
  }

  /// What everybody has seen of hidden cards.
  public PublicKnowledge publicKnowledge() {
    return publicKnowledge;
  }

  // What can be seen of the table.

  public TableRules rules() {
    return rules;
  }

  public int seats() {
    return round.seats();
  }

  public int toAct() {
    return over ? Kernel.NOBODY : seat();
  }

  /// Whether somebody draws and the discard pile must be shuffled first.
  public boolean awaitsShuffle() {
    return awaitsShuffle;
  }

  /// Whose turn it is, or was when the deal ended.
  public int seat() {
    return seat;
  }

  /// How many turns have begun, as far as moves were made one by one.
  public int turns() {
    return turns;
  }

  /// How many cards everybody was dealt.
  public int handSize() {
    return rules.handSize(round.playing());
  }

  /// Whether nothing more is laid or drawn in this deal.
  public boolean isOver() {
    return over;
  }

  /// What the player scores in this deal; 0 before its end or without a result.
  public int score(int player) {
    return Result.score(this, player);
  }

  /// Who was out first; [Kernel#NOBODY] while nobody is, or if the deal ended without a result.
  public int winner() {
    return winner;
  }

  /// Whether the deal was called off because it never ends.
  public boolean isEndless() {
    return endless;
  }

  /// The cards in a player's hand that are known, as bits.
  public long hand(int player) {
    return hands[player];
  }

  /// How many cards of a player's hand nobody recorded.
  public int unknown(int player) {
    return held[player] - Long.bitCount(hands[player]);
  }

  /// Whether a player was dealt cards in this deal.
  public boolean hasCards(int player) {
    return round.hasCards(player);
  }

  /// How many cards a player holds.
  public int held(int player) {
    return held[player];
  }

  /// The cards that the player to act may lay now, of those that are known.
  public long candidates() {
    return layable() & (hasDrawn() ? drawn() : hand(seat()));
  }

  /// The cards that the player to act may lay if he holds them.
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

  /// Who follows the seat now.
  public int next(int player) {
    return round.next(player);
  }

  /// Whether the player to act has done nothing yet in this turn.
  public boolean startsTurn() {
    return !hasDrawn() && !awaitsShuffle;
  }

  /// The number of the card that was laid `i`-th, the opening card being 0.
  public int laid(int i) {
    return Cards.number(piles.laid(i));
  }

  /// The cards that may be laid now, whoever has them.
  public long fitting() {
    return fitting;
  }

  /// The suit that binds because it was named for the open card, or -1.
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

  /// The card that he drew last, as a bit; 0 if it is not known.
  public long drawn() {
    return drawn;
  }

  public Drawing drawing() {
    return drawing;
  }

  /// The cards of which nobody recorded where they are.
  public long unseen() {
    return Legality.unseen(this);
  }

  /// Whether a position has returned at the beginning of this turn (M10).
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

  /// Forgets the order of the draw pile, as far as nobody has seen it.
  public void hideDrawPile() {
    piles.hideFaceDown();
  }

  /// Forgets what a viewer cannot know. Whether a position has returned is among that: nobody sees
  /// the whole of it.
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
