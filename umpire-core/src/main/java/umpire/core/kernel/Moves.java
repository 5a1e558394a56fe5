package umpire.core.kernel;

import umpire.core.cards.CardSet;

/// A list of moves that is written over and over. It says whether it is complete. Moves with cards
/// in their order are the house's, and nobody lists them.
///
/// Moves that differ only in which cards of a set they take are often many, and mostly one of them
/// is asked for: so they are written out only if something is listed behind them.
public final class Moves {

  private static final int WHOEVER_ASKS = 0;

  private final PackedMoves moves = new PackedMoves();
  private boolean complete = true;

  /// The choices that are listed behind all other moves: how many there are, how many cards each of
  /// them takes, one or two, and of which set.
  private int choices;

  private int taken;
  private int choiceVerb;
  private long choiceSet;

  /// Begins a list, which is complete until somebody says otherwise.
  public void clear() {
    moves.clear();
    choices = 0;
    complete = true;
  }

  /// There are more than are listed.
  public void leaveOut() {
    complete = false;
  }

  public void add(Parts move) {
    if (choices > 0) {
      writeOut();
    }
    moves.add(WHOEVER_ASKS, move);
  }

  /// Adds a move that is all there is of it.
  public void add(Enum<?> verb) {
    add(verb.ordinal(), 0, 0, 0, 0L, 0L, 0L);
  }

  /// Adds a move that has an amount and no other part.
  public void addAmount(Enum<?> verb, int amount) {
    add(verb.ordinal(), 0, amount, 0, 0L, 0L, 0L);
  }

  /// Adds a move that is about a seat and has no other part.
  public void addSeat(Enum<?> verb, int seat) {
    add(verb.ordinal(), seat, 0, 0, 0L, 0L, 0L);
  }

  /// Adds a move that the game says in bits of its own.
  public void addCode(Enum<?> verb, long code) {
    add(verb.ordinal(), 0, 0, 0, code, 0L, 0L);
  }

  /// Adds a move with these cards, some of them twice.
  public void addCards(Enum<?> verb, long cards, long twice) {
    add(verb.ordinal(), 0, 0, 0, 0L, cards, twice);
  }

  /// Adds a move with these cards, and what else the game says in bits of its own.
  public void addCards(Enum<?> verb, long cards, long twice, long code) {
    add(verb.ordinal(), 0, 0, 0, code, cards, twice);
  }

  private void add(int verb, int seat, int amount, int unknown, long code, long cards, long twice) {
    if (choices > 0) {
      writeOut();
    }
    moves.add(WHOEVER_ASKS, verb, seat, amount, unknown, code, cards, twice);
  }

  /// Adds a move with each card of a set, the lowest first.
  public void addEach(Enum<?> verb, long set) {
    choose(verb.ordinal(), set, 1, Long.bitCount(set));
  }

  /// Adds a move with each two cards of a set, first all with the lowest.
  public void addEachTwo(Enum<?> verb, long set) {
    int cards = Long.bitCount(set);
    choose(verb.ordinal(), set, 2, cards * (cards - 1) / 2);
  }

  private void choose(int verb, long set, int each, int ways) {
    if (choices > 0) {
      writeOut();
    }
    choiceVerb = verb;
    choiceSet = set;
    taken = each;
    choices = ways;
  }

  private void writeOut() {
    for (int nth = 0; nth < choices; nth++) {
      moves.add(WHOEVER_ASKS, choiceVerb, 0, 0, 0, 0L, choice(nth), 0L);
    }
    choices = 0;
  }

  private long choice(int nth) {
    return taken == 1 ? CardSet.nth(nth, choiceSet) : two(nth);
  }

  /// Leaves out the lowest cards with all the others that they go with.
  private long two(int nth) {
    long rest = choiceSet;
    int place = nth;
    for (int others = Long.bitCount(rest) - 1; place >= others; others--) {
      place -= others;
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest) | CardSet.nth(place, rest & rest - 1);
  }

  public int size() {
    return moves.size() + choices;
  }

  /// Whether these are all there are.
  public boolean isComplete() {
    return complete;
  }

  /// Copies the move at this place.
  public void get(int place, Move into) {
    int nth = place - moves.size();
    if (nth < 0) {
      moves.get(place, into);
    } else {
      into.set(choiceVerb).cards(choice(nth));
    }
  }
}
