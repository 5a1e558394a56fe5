package umpire.maumau;

import static umpire.maumau.MauMauRule.CAUGHT;
import static umpire.maumau.MauMauRule.DRAW;
import static umpire.maumau.MauMauRule.DRAW_BY_CHOICE;
import static umpire.maumau.MauMauRule.ENDLESS;
import static umpire.maumau.MauMauRule.FORGOTTEN;
import static umpire.maumau.MauMauRule.MISS;
import static umpire.maumau.MauMauRule.OPENING;
import static umpire.maumau.MauMauRule.PASS;
import static umpire.maumau.MauMauRule.PENALTY;

import umpire.core.Tape;
import umpire.core.kernel.Kernel;

/// One deal of Mau-Mau by the rules of any table, move by move.
///
/// Cards are bits (see [Cards]), and a card that nobody recorded is 0. What may be laid now is kept
/// as one set of cards, so a hand's fitting cards are one `&` away, whether a seven is active, a
/// suit is named or neither. Moves are numbers as well, see [MoveCode]. [Duties] says what is
/// legal, [Laying] what cards do, [Drawing] how they are drawn, [Result] how a deal ends.
public final class MauMau {

  public static final int MOST_PLAYERS = 8;

  /// Who follows whom, four bits a seat, the first seat lowest; but the last seat's are 0.
  private static final int IN_ORDER = 0x765_4321;

  TableRules rules = TableRules.CLASSIC;

  /// How many seats there are.
  int players;

  /// Who was dealt cards, a bit a seat, and how many they are.
  private int seated;

  int playing;

  /// Who follows whom, as in [#IN_ORDER].
  int order;

  /// Who is still in, a bit a seat.
  int in;

  /// Whether the turn goes round against the order of seats.
  boolean reversed;

  /// Whose turn it is, or was when the deal ended.
  int seat;

  final long[] hands = new long[MOST_PLAYERS];

  /// How many cards each hand has, of which nobody need have recorded all.
  final int[] held = new int[MOST_PLAYERS];

  final Piles piles = new Piles();
  final Drawing drawing = new Drawing(this);

  /// The cards that may be laid now, in whosever hand they are.
  long fitting;

  int penalty;

  /// Whether the player to act must answer an eight or miss his turn.
  boolean eightActive;

  /// Whether somebody draws and the discard pile must be shuffled first.
  boolean awaitsShuffle;

  /// Whether the player to act has drawn, and the card he drew last, 0 if it is not known.
  boolean hasDrawn;

  long drawn;

  /// Which place everybody got who is out, where the others play on.
  final int[] places = new int[MOST_PLAYERS];

  final Unsaid unsaid = new Unsaid();

  /// How many turns have begun, as far as moves were made one by one.
  int turns;

  /// What everybody has seen of hidden cards.
  final Sight sight = new Sight();

  private final Positions positions = new Positions();

  /// Whether the position at the beginning of this turn was there before (M10).
  private boolean returned;

  boolean over = true;
  int winner = Kernel.NOBODY;
  private boolean endless;

  /// Says whether anybody is going to ask what is known of hidden cards, or put a veil over the
  /// deal. If nobody is, what everybody sees of them need not be noted.
  public void takeNotes(boolean wanted) {
    sight.takeNotes(wanted);
  }

  /// Begins a deal by the published problem's rules, in which the first seat gets the first card.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void deal(int numberOfPlayers, long[] deck, Tape tape) {
    deal(TableRules.CLASSIC, numberOfPlayers, 0, deck, tape);
  }

  /// Begins a deal by the rules of a table, in which everybody has cards.
  public void deal(TableRules tableRules, int numberOfPlayers, int first, long[] deck, Tape tape) {
    deal(tableRules, numberOfPlayers, (1 << numberOfPlayers) - 1, first, deck, tape);
  }

  /// Begins a deal by the rules of a table.
  ///
  /// @param seats who has cards, a bit each
  /// @param first who gets the first card
  /// @param deck as above, with 0 for each card that nobody recorded; the opening card is known
  void deal(
      TableRules tableRules, int numberOfPlayers, int seats, int first, long[] deck, Tape tape) {
    layOut(tableRules, numberOfPlayers, seats, deck);
    seat = first;
    int dealt = piles.front - 1;
    dealHands(deck, dealt);
    drawing.reset();
    penalty = 0;
    turns = 1;
    eightActive = hasDrawn = false;
    drawn = 0;
    unsaid.reset();
    sight.reset();
    open(deck[dealt], tape);
    positions.clear(players);
    returned = positions.enter(this);
  }

  /// Puts the deck on the table.
  private void layOut(TableRules tableRules, int numberOfPlayers, int seats, long[] deck) {
    rules = tableRules;
    players = numberOfPlayers;
    seated = in = seats;
    playing = Integer.bitCount(seats);
    reversed = false;
    if (playing == players) {
      order = IN_ORDER & ((1 << (4 * (players - 1))) - 1);
    } else {
      setOrder();
    }
    piles.open(deck, rules.deckSize(), playing * rules.handSize(playing));
    endless = over = false;
    winner = Kernel.NOBODY;
  }

  /// One card to each player, and again, until everybody has as many as are due.
  private void dealHands(long[] deck, int dealt) {
    int size = rules.handSize(playing);
    int player = seat;
    for (int place = 0; place < playing; place++) {
      long hand = 0;
      for (int i = place; i < dealt; i += playing) {
        hand |= deck[i];
      }
      hands[player] = hand;
      held[player] = size;
      player = after(player, order);
    }
    for (int out = 0; playing < players && out < players; out++) {
      if (!hasCards(out)) {
        hands[out] = 0;
        held[out] = 0;
      }
    }
  }

  /// The opening card acts as if somebody had laid it (M4), except that a jack names no suit (M5)
  /// and nobody has another turn.
  private void open(long card, Tape tape) {
    int number = Cards.number(card);
    tape.say(OPENING, Kernel.NOBODY, number, players);
    if (rules.isWild(card)) {
      fitting = rules.fittingOnOpeningJack(number);
    } else {
      fitting = rules.fittingOn(number);
      if (rules.dealing().openingActs()) {
        Laying.act(this, card, Kernel.NOBODY, seat, tape);
      }
    }
  }

  public int check(int player, int move) {
    return Duties.check(this, player, move);
  }

  public void play(int move, Tape tape) {
    unsaid.expose(Kernel.NOBODY);
    if (move == MoveCode.DRAW) {
      showLack();
      drawing.begin(
          seat, penalty > 0 ? PENALTY : rules.drawing().byChoice() ? DRAW_BY_CHOICE : DRAW, tape);
    } else if (move == MoveCode.KEEP) {
      pass(tape);
    } else {
      Laying.lay(this, move, tape);
    }
    lookForReturn();
  }

  /// Somebody says that a word was forgotten.
  void catchForgetter(int player, Tape tape) {
    int forgetter = unsaid.forgetter();
    unsaid.expose(Kernel.NOBODY);
    tape.say(CAUGHT, player, forgetter, 0);
    drawing.begin(forgetter, FORGOTTEN, tape);
    lookForReturn();
  }

  /// Who draws shows that they lack what they would have had to lay.
  private void showLack() {
    if (penalty > 0) {
      return;
    }
    if (hasDrawn) {
      showMisfit();
    } else if (!rules.drawing().byChoice() || piles.left() == 0) {
      sight.lacks(seat, Duties.layable(this));
    }
  }

  /// The card drawn last does not fit, and everybody sees that; the card itself they may have seen.
  private void showMisfit() {
    if (piles.front <= piles.faceUp) {
      sight.misfit(seat, fitting);
    }
  }

  /// Looks at the beginning of a turn whether the position was there before.
  private void lookForReturn() {
    returned = !over && startsTurn() && positions.enter(this);
  }

  /// It becomes known which cards were drawn last: so many of the unknown ones.
  void seeDrawn(long cards, Tape tape) {
    if (startsTurn() && !returned) {
      positions.forgetLast(); // it is the same turn, of which more is known
    }
    drawing.see(cards, tape);
    lookForReturn();
  }

  /// The discard pile without its open card has been shuffled.
  void seeShuffled(long[] cards, Tape tape) {
    sight.shuffle(piles.covered());
    drawing.shuffled(cards, tape);
    lookForReturn();
  }

  /// One of the unknown cards of a hand is this.
  void find(int player, long card) {
    hands[player] |= card;
  }

  /// Whether the player to act may give up his turn, and may have done so although nobody wrote it
  /// down (M25): then the next one acts.
  public boolean mayPassUnsaid() {
    return !over && !awaitsShuffle && (hasDrawn || eightActive) && mayKeep();
  }

  private boolean mayKeep() {
    return !Kernel.forbids(Duties.check(this, seat, MoveCode.KEEP));
  }

  /// The word that is due from the player to act who lays this card, see [Calls].
  public int wordDue(long card) {
    return rules.calls().due(held(seat) - 1, rules.isWild(card));
  }

  /// The words that were not said.
  public Unsaid unsaid() {
    return unsaid;
  }

  /// Works out who follows whom among those who are still in.
  void setOrder() {
    order = 0;
    for (int player = 0; player < players; player++) {
      int next = player;
      do {
        next = (next + (reversed ? players - 1 : 1)) % players;
      } while ((in >> next & 1) == 0);
      order |= next << (4 * player);
    }
  }

  /// The player keeps what he drew, or does not answer an eight.
  void pass(Tape tape) {
    tape.say(eightActive ? MISS : PASS, seat, 0, 0);
    if (hasDrawn && rules.drawing().drawn() == TableRules.DrawnCard.LAID) {
      showMisfit();
    }
    if (eightActive) {
      eightActive = false;
      bindToOpenCard();
    }
    endTurn();
  }

  void bindToOpenCard() {
    fitting = rules.fittingOn(openCard());
  }

  void endTurn() {
    hasDrawn = false;
    seat = after(seat, order);
    turns++;
  }

  /// Stops a deal in which a position has returned.
  public void callOff(Tape tape) {
    tape.say(ENDLESS, Kernel.NOBODY, 0, turns);
    endless = true;
    endWithoutResult();
  }

  void endWithoutResult() {
    over = true;
    winner = Kernel.NOBODY;
  }

  /// The seat that follows in the given order.
  static int after(int seat, int order) {
    return (order >>> (4 * seat)) & 7;
  }

  // What can be seen of the table.

  public int seats() {
    return players;
  }

  public int toAct() {
    return over ? Kernel.NOBODY : seat;
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
  boolean hasCards(int player) {
    return (seated >> player & 1) != 0;
  }

  /// How many cards a player holds.
  public int held(int player) {
    return held[player];
  }

  /// The cards that the player to act may lay now, of those that are known.
  public long candidates() {
    return Duties.layable(this) & (hasDrawn ? drawn : hands[seat]);
  }

  public int penalty() {
    return penalty;
  }

  public boolean eightActive() {
    return eightActive;
  }

  /// Whether the turn goes round against the order of seats.
  public boolean isReversed() {
    return reversed;
  }

  /// Who follows the seat now.
  public int next(int player) {
    return after(player, order);
  }

  /// Whether the player to act has done nothing yet in this turn.
  public boolean startsTurn() {
    return !hasDrawn && !awaitsShuffle;
  }

  /// How many cards were laid, the opening card included.
  public int laidCards() {
    return piles.back - piles.opening;
  }

  /// The number of the card that was laid `i`-th, the opening card being 0.
  public int laid(int i) {
    return Cards.number(piles.queue[piles.opening + i]);
  }

  /// How many cards can be drawn, now or after turning the discard pile over.
  public int drawable() {
    return piles.left();
  }

  /// How many cards the draw pile has.
  public int drawPileSize() {
    return piles.border - piles.front;
  }

  /// The card at a place of the draw pile as a bit, 0 if it is not known; the top card is 0.
  public long drawPile(int place) {
    return piles.queue[piles.front + place];
  }

  /// How many cards the discard pile has.
  public int discardPileSize() {
    return piles.back - piles.border;
  }

  /// The card at a place of the discard pile as a bit, from the bottom; the last lies open.
  public long discardPile(int place) {
    return piles.queue[piles.border + place];
  }

  /// The cards of the discard pile without the open one.
  public long covered() {
    return piles.covered();
  }

  /// The cards that may be laid now, whoever has them.
  public long fitting() {
    return fitting;
  }

  /// The suit that binds because it was named for the open card, or -1.
  public int namedSuit() {
    long suits = fitting & ~rules.wild();
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
    return Duties.unseen(this);
  }

  /// The cards in a player's hand that everybody knows of.
  public long shown(int player) {
    return sight.shown(player);
  }

  /// Whether a position has returned at the beginning of this turn (M10).
  public boolean hasReturned() {
    return returned;
  }

  /// Whether every card is known.
  boolean isKnown() {
    int missing = piles.unknown();
    for (int player = 0; player < players; player++) {
      missing += unknown(player);
    }
    return missing == 0;
  }

  /// Forgets what a viewer cannot know. Whether a position has returned is among that: nobody sees
  /// the whole of it.
  void veil(int viewer) {
    for (int player = 0; player < players; player++) {
      if (player != viewer) {
        hands[player] &= sight.shown(player);
      }
    }
    if (seat != viewer || !hasDrawn) {
      drawn &= hasDrawn ? sight.shown(seat) : 0;
    }
    piles.veil(drawing.taker() == viewer ? drawing.from() : piles.front);
    positions.clear(players);
    returned = false;
  }

  void copyFrom(MauMau other) {
    rules = other.rules;
    players = other.players;
    seated = other.seated;
    playing = other.playing;
    order = other.order;
    in = other.in;
    reversed = other.reversed;
    seat = other.seat;
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.places, 0, places, 0, places.length);
    unsaid.copyFrom(other.unsaid);
    piles.copyFrom(other.piles);
    drawing.copyFrom(other.drawing);
    sight.copyFrom(other.sight);
    positions.copyFrom(other.positions);
    returned = other.returned;
    fitting = other.fitting;
    penalty = other.penalty;
    eightActive = other.eightActive;
    awaitsShuffle = other.awaitsShuffle;
    hasDrawn = other.hasDrawn;
    drawn = other.drawn;
    turns = other.turns;
    over = other.over;
    winner = other.winner;
    endless = other.endless;
  }
}
