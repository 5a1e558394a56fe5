package umpire.maumau;

import static umpire.maumau.MauMauRule.DRAW;
import static umpire.maumau.MauMauRule.DRAW_BY_CHOICE;
import static umpire.maumau.MauMauRule.ENDLESS;
import static umpire.maumau.MauMauRule.MISS;
import static umpire.maumau.MauMauRule.OPENING;
import static umpire.maumau.MauMauRule.PASS;
import static umpire.maumau.MauMauRule.PENALTY;

import java.util.Arrays;
import umpire.core.Kernel;
import umpire.core.Tape;

/// One deal of Mau-Mau by the rules of any table, move by move; [Course] is the same for the
/// published problem's rules at full speed.
///
/// Cards are bits (see [Cards]), and a card that nobody recorded is 0. What may be laid now is kept
/// as one set of cards, so a hand's fitting cards are one `&` away, whether a seven is active, a
/// suit is named or neither. Moves are numbers as well, see [Moves]. [Duties] says what is legal,
/// [Laying] what cards do, [Drawing] how they are drawn, [Result] how a deal ends.
public final class MauMau implements Kernel {

  public static final int MOST_PLAYERS = 4;

  /// Added by `check` to the place of a rule that may or may not speak against the move: that
  /// depends on cards that nobody recorded.
  public static final int DOUBT = 1 << 8;

  /// For each number of players, who follows whom: four bits a seat, the first seat lowest.
  private static final int[] ORDERS = {0, 0, 0x01, 0x021, 0x0321};

  TableRules rules = TableRules.CLASSIC;
  int players;

  /// Who follows whom, as in [#ORDERS].
  int order;

  /// Who is still in, a bit a seat.
  int in;

  /// Whether the turn goes round against the order of seats.
  boolean reversed;

  /// Whose turn it is, or was when the deal ended.
  int seat;

  final int[] hands = new int[MOST_PLAYERS];

  /// How many cards of each hand nobody recorded.
  final int[] unknown = new int[MOST_PLAYERS];

  final Piles piles = new Piles();
  final Drawing drawing = new Drawing(this);

  /// The cards that may be laid now, in whosever hand they are.
  int fitting;

  int penalty;

  /// Whether the player to act must answer an eight or miss his turn.
  boolean eightActive;

  /// Whether the player to act has drawn, and the card he drew last, 0 if it is not known.
  boolean hasDrawn;

  int drawn;

  /// Which place everybody got who is out, where the others play on.
  final int[] places = new int[MOST_PLAYERS];

  /// Who laid his last card but one without a word in this deal, and how: a seat and a move each.
  /// More than these explain nothing.
  private final int[] unsaid = new int[2 * MOST_PLAYERS];

  private int unsaidMaus;

  int turns;

  /// What [Course] has counted, see [Counts].
  long counts;

  boolean over = true;
  int winner = NOBODY;
  private boolean endless;

  /// Begins a deal by the published problem's rules, in which the first seat gets the first card.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void deal(int numberOfPlayers, int[] deck, Tape tape) {
    begin(TableRules.CLASSIC, numberOfPlayers, 0, deck, tape);
  }

  /// Begins a deal by the rules of a table.
  ///
  /// @param first who gets the first card
  /// @param deck as above, with 0 for each card that nobody recorded; the opening card is known
  public void deal(TableRules tableRules, int numberOfPlayers, int first, int[] deck, Tape tape) {
    begin(tableRules, numberOfPlayers, first, deck, tape);
    for (int player = 0; player < players; player++) {
      unknown[player] = rules.handSize(players) - Integer.bitCount(hands[player]);
    }
  }

  private void begin(TableRules tableRules, int numberOfPlayers, int first, int[] deck, Tape tape) {
    layOut(tableRules, numberOfPlayers, deck);
    seat = first;
    int dealt = piles.front - 1;
    dealHands(deck, dealt);
    drawing.reset();
    penalty = 0;
    turns = 1;
    reversed = eightActive = hasDrawn = false;
    unsaidMaus = 0;
    open(deck[dealt], tape);
  }

  /// Puts the deck on the table.
  void layOut(TableRules tableRules, int numberOfPlayers, int[] deck) {
    rules = tableRules;
    players = numberOfPlayers;
    order = ORDERS[players];
    in = (1 << players) - 1;
    piles.open(deck, players * rules.handSize(players));
    endless = over = false;
    winner = NOBODY;
  }

  /// One card to each player, and again, until everybody has as many as are due.
  private void dealHands(int[] deck, int dealt) {
    int first = 0;
    int second = 0;
    int third = 0;
    int fourth = 0;
    for (int i = 0; i < dealt; i += players) {
      first |= deck[i];
      second |= deck[i + 1];
      third |= players > 2 ? deck[i + 2] : 0;
      fourth |= players > 3 ? deck[i + 3] : 0;
    }
    int player = seat;
    hands[player] = first;
    player = after(player, order);
    hands[player] = second;
    if (players > 2) {
      player = after(player, order);
      hands[player] = third;
    }
    if (players > 3) {
      hands[after(player, order)] = fourth;
    }
  }

  /// A player has laid his last card; those who follow him hold these.
  void win(int player, int next, int third, int fourth) {
    over = true;
    winner = seat = player;
    hands[player] = 0;
    int follower = after(player, order);
    hands[follower] = next;
    if (players > 2) {
      follower = after(follower, order);
      hands[follower] = third;
    }
    if (players > 3) {
      hands[after(follower, order)] = fourth;
    }
  }

  /// The opening card acts as if somebody had laid it (M4), except that a jack names no suit (M5)
  /// and nobody has another turn.
  private void open(int card, Tape tape) {
    int number = Cards.number(card);
    tape.say(OPENING, NOBODY, number, players);
    if ((card & Cards.JACKS) != 0) {
      fitting = rules.fittingOnOpeningJack(number);
    } else {
      fitting = Cards.fittingOn(number);
      if (rules.openingActs()) {
        Laying.act(this, card, NOBODY, seat, tape);
      }
    }
  }

  @Override
  public int check(int player, int move) {
    return Duties.check(this, player, move);
  }

  @Override
  public void play(int move, Tape tape) {
    if (move == Moves.DRAW) {
      drawing.begin(seat, penalty > 0 ? PENALTY : rules.byChoice() ? DRAW_BY_CHOICE : DRAW, tape);
    } else if (move == Moves.KEEP) {
      pass(tape);
    } else {
      Laying.lay(this, move, tape);
    }
  }

  /// Whether the player to act may give up his turn, and may have done so although nobody wrote it
  /// down (M25): then the next one acts.
  public boolean mayPassUnsaid() {
    return !over && !drawing.awaitsShuffle() && (hasDrawn || eightActive) && mayKeep();
  }

  private boolean mayKeep() {
    int answer = Duties.check(this, seat, Moves.KEEP);
    return answer == FINE || answer >= DOUBT;
  }

  /// Whether mau can be said now without any consequence: nobody is warned, and nothing is saved.
  public boolean mauIsIdle() {
    return !over && held(seat) <= 2 && !Duties.mauMatters(this);
  }

  void missMau(int player, int move) {
    if (unsaidMaus < unsaid.length) {
      unsaid[unsaidMaus++] = player * Moves.END + move;
    }
  }

  /// The record shows that a player has paid for the word he did not say last.
  void payMau(int player) {
    if (unsaidMaus > 0 && whoMissedMau(unsaidMaus - 1) == player) {
      unsaidMaus--;
    }
  }

  /// How often somebody laid his last card but one in this deal without saying mau, and nothing
  /// shows that he paid for it.
  public int unsaidMaus() {
    return unsaidMaus;
  }

  public int whoMissedMau(int i) {
    return unsaid[i] / Moves.END;
  }

  /// The move with which he did.
  public int missedMau(int i) {
    return unsaid[i] % Moves.END;
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
    if (eightActive) {
      eightActive = false;
      bindToOpenCard();
    }
    endTurn();
  }

  void bindToOpenCard() {
    fitting = Cards.fittingOn(Cards.number(piles.openCard()));
  }

  void endTurn() {
    hasDrawn = false;
    seat = after(seat, order);
    turns++;
  }

  /// Stops a deal in which a position has returned.
  public void callOff(Tape tape) {
    tape.say(ENDLESS, NOBODY, 0, turns);
    endless = true;
    endWithoutResult();
  }

  void endWithoutResult() {
    over = true;
    winner = NOBODY;
  }

  /// The seat that follows in the given order.
  static int after(int seat, int order) {
    return (order >>> (4 * seat)) & 3;
  }

  @Override
  public int legal(int[] moves) {
    return Duties.legal(this, moves);
  }

  // What can be seen of the table.

  @Override
  public int seats() {
    return players;
  }

  @Override
  public int toAct() {
    return over ? NOBODY : seat;
  }

  /// What the player scores in this deal; 0 before its end or without a result.
  @Override
  public int score(int player) {
    return Result.score(this, player);
  }

  /// Who was out first; [#NOBODY] while nobody is, or if the deal ended without a result.
  public int winner() {
    return winner;
  }

  /// Whether the deal was called off because it never ends.
  public boolean isEndless() {
    return endless;
  }

  /// The cards in a player's hand that are known, as bits.
  public int hand(int player) {
    return hands[player];
  }

  /// How many cards of a player's hand nobody recorded.
  public int unknown(int player) {
    return unknown[player];
  }

  /// How many cards a player holds.
  public int held(int player) {
    return Integer.bitCount(hands[player]) + unknown[player];
  }

  /// The cards that the player to act may lay now, of those that are known.
  public int candidates() {
    return Duties.layable(this) & hands[seat];
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

  /// How many turns have begun, as far as moves were made one by one.
  int turns() {
    return turns;
  }

  /// Whether the player to act has done nothing yet in this turn.
  public boolean startsTurn() {
    return !hasDrawn && !drawing.awaitsShuffle();
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

  /// The draw pile as bits, top card first, 0 for a card that nobody recorded.
  ///
  /// @param all whether cards that were put there face down are told as well, else they are 0
  public int[] drawPile(boolean all) {
    int[] cards = Arrays.copyOfRange(piles.queue, piles.front, piles.border);
    if (!all) {
      int hidden = Math.min(cards.length, Math.max(0, piles.faceUp - piles.front));
      Arrays.fill(cards, 0, hidden, 0);
    }
    return cards;
  }

  /// The discard pile as bits, the open card last.
  public int[] discardPile() {
    return Arrays.copyOfRange(piles.queue, piles.border, piles.back);
  }

  /// The cards that may be laid now, whoever has them.
  public int fitting() {
    return fitting;
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
  public int drawn() {
    return drawn;
  }

  public Drawing drawing() {
    return drawing;
  }

  /// The cards that are shuffled when the draw pile is used up, as bits from the bottom.
  public int[] discarded() {
    return Arrays.copyOfRange(piles.queue, piles.front, piles.back - 1);
  }

  /// The cards of which nobody recorded where they are.
  public int unseen() {
    return Duties.unseen(this);
  }

  /// Another game that stands where this one does.
  public MauMau copy() {
    var copy = new MauMau();
    copy.rules = rules;
    copy.players = players;
    copy.order = order;
    copy.in = in;
    copy.reversed = reversed;
    copy.seat = seat;
    System.arraycopy(hands, 0, copy.hands, 0, hands.length);
    System.arraycopy(unknown, 0, copy.unknown, 0, unknown.length);
    System.arraycopy(places, 0, copy.places, 0, places.length);
    System.arraycopy(unsaid, 0, copy.unsaid, 0, unsaid.length);
    copy.unsaidMaus = unsaidMaus;
    copy.piles.copyFrom(piles);
    copy.drawing.copyFrom(drawing);
    copy.fitting = fitting;
    copy.penalty = penalty;
    copy.eightActive = eightActive;
    copy.hasDrawn = hasDrawn;
    copy.drawn = drawn;
    copy.turns = turns;
    copy.over = over;
    copy.winner = winner;
    copy.endless = endless;
    return copy;
  }
}
