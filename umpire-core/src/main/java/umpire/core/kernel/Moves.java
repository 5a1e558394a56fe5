package umpire.core.kernel;

import umpire.core.cards.CardSet;

/// A reusable list of moves, with a flag for whether it is complete. It cannot hold ordered cards:
/// only the house makes such moves, and they are never listed.
///
/// Moves that differ only in the cards they take from a set are often many, and callers mostly read
/// one of them. So the last such group is kept as a set, and written out only if more moves are
/// added after it.
public final class Moves {

  private static final int ANY_ACTOR = 0;

  private final PackedMoves moves = new PackedMoves();
  private boolean complete = true;

  /// The group of moves at the end of the list that is not written out: how many there are, how
  /// many cards each of them takes (one or two), and from which set.
  private int choices;

  private int taken;
  private int choiceVerb;
  private long choiceSet;

  /// Empties the list and marks it complete.
  public void clear() {
    moves.clear();
    choices = 0;
    complete = true;
  }

  /// Marks the list incomplete: there are more legal moves than it holds.
  public void leaveOut() {
    complete = false;
  }

  public void add(Parts move) {
    if (choices > 0) {
      writeOut();
    }
    moves.add(ANY_ACTOR, move);
  }

  /// Adds a move with no part but its verb.
  public void add(Enum<?> verb) {
    add(verb.ordinal(), 0, 0, 0, 0L, 0L, 0L);
  }

  /// Adds a move with an amount and no other part.
  public void addAmount(Enum<?> verb, int amount) {
    add(verb.ordinal(), 0, amount, 0, 0L, 0L, 0L);
  }

  /// Adds a move about a seat, with no other part.
  public void addSeat(Enum<?> verb, int seat) {
    add(verb.ordinal(), seat, 0, 0, 0L, 0L, 0L);
  }

  /// Adds a move with a code that the game defines.
  public void addCode(Enum<?> verb, long code) {
    add(verb.ordinal(), 0, 0, 0, code, 0L, 0L);
  }

  /// Adds a move with these cards.
  ///
  /// @param twice those of the cards that the move takes twice
  public void addCards(Enum<?> verb, long cards, long twice) {
    add(verb.ordinal(), 0, 0, 0, 0L, cards, twice);
  }

  /// Adds a move with these cards and a code that the game defines.
  ///
  /// @param twice those of the cards that the move takes twice
  public void addCards(Enum<?> verb, long cards, long twice, long code) {
    add(verb.ordinal(), 0, 0, 0, code, cards, twice);
  }

  private void add(int verb, int seat, int amount, int unknown, long code, long cards, long twice) {
    if (choices > 0) {
      writeOut();
    }
    moves.add(ANY_ACTOR, verb, seat, amount, unknown, code, cards, twice);
  }

  /// Adds one move for each card of a set, the lowest first.
  public void addEach(Enum<?> verb, long set) {
    choose(verb.ordinal(), set, 1, Long.bitCount(set));
  }

  /// Adds one move for each pair of cards from a set, first all pairs with the lowest.
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
      moves.add(ANY_ACTOR, choiceVerb, 0, 0, 0, 0L, choice(nth), 0L);
    }
    choices = 0;
  }

  private long choice(int nth) {
    return taken == 1 ? CardSet.nth(nth, choiceSet) : two(nth);
  }

  /// Finds a pair by its index: skips the lowest cards, each with all pairs that it begins.
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

  /// Whether the list holds all legal moves.
  public boolean isComplete() {
    return complete;
  }

  /// Copies the move at this index.
  public void get(int index, Move into) {
    int nth = index - moves.size();
    if (nth < 0) {
      moves.get(index, into);
    } else {
      into.set(choiceVerb).cards(choice(nth));
    }
  }
}
