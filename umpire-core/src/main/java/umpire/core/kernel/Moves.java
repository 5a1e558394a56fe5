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

  public void add(int verb) {
    add(verb, 0, 0, 0L, 0L);
  }

  public void add(int verb, int number) {
    add(verb, number, 0, 0L, 0L);
  }

  /// As [Move#set(int, int, int, long, long)] does.
  public void add(int verb, int number, int unknown, long set, long twice) {
    if (choices > 0) {
      writeOut();
    }
    moves.add(WHOEVER_ASKS, verb, number, unknown, set, twice);
  }

  /// Adds a move with each card of a set, the lowest first.
  public void addEach(int verb, long set) {
    choose(verb, set, 1, Long.bitCount(set));
  }

  /// Adds a move with each two cards of a set, first all with the lowest.
  public void addEachTwo(int verb, long set) {
    int cards = Long.bitCount(set);
    choose(verb, set, 2, cards * (cards - 1) / 2);
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
      moves.add(WHOEVER_ASKS, choiceVerb, 0, 0, choice(nth), 0);
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
      into.set(choiceVerb, 0, 0, choice(nth), 0L);
    }
  }
}
