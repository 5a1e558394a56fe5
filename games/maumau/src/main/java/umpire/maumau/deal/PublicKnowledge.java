package umpire.maumau.deal;

import java.util.Arrays;

/// What everybody at the table has seen of the cards in the hands of others: which of them had lain
/// open, and what shows that a hand lacks cards. It is the same for all who watch, whoever sees
/// which hand; so no veil changes it.
///
/// Cards that had lain open are kept as sets. All else is noted in its order, a kind with a seat
/// and a set of cards each; only who wants to know where hidden cards can be draws the conclusions
/// (`Hidden`).
public final class PublicKnowledge {

  // What is noted. The set of cards is said with each.
  /// A player laid this card, from anywhere in the hand.
  public static final int LAID = 0;

  /// A player laid this card, the one they drew last.
  public static final int LAID_DRAWN = 1;

  /// A player drew a card face down.
  public static final int DREW = 2;

  /// A player drew because none of their cards is among these.
  public static final int LACKS = 3;

  /// The card that a player drew last is none of these.
  public static final int MISFIT = 4;

  /// The new draw pile was made of these cards, in any order.
  public static final int SHUFFLED = 5;

  private static final int KIND_BITS = 3;
  private static final int SEAT_BITS = 3;

  /// A note has the kind lowest, then the seat, then the set of cards.
  private static final int CARDS_SHIFT = KIND_BITS + SEAT_BITS;

  private long[] notes = new long[64];
  private int size;
  private boolean concludes;

  /// Whether anybody is going to look; if not, nothing is kept here.
  private boolean noted = true;

  private final long[] shown = new long[MauMau.MAX_PLAYERS];

  /// A new deal: nobody has seen anything.
  void reset() {
    size = 0;
    concludes = false;
    Arrays.fill(shown, 0);
  }

  /// Says whether anybody is going to look.
  void takeNotes(boolean wanted) {
    noted = wanted;
  }

  private void note(int kind, int seat, long cards) {
    if (noted) {
      write(kind | seat << KIND_BITS | cards << CARDS_SHIFT);
    }
  }

  private void write(long note) {
    if (size == notes.length) {
      notes = Arrays.copyOf(notes, 2 * size);
    }
    notes[size++] = note;
  }

  void lay(int seat, long card, boolean drawn) {
    if (!noted) {
      return;
    }
    if ((shown[seat] & card) != 0) {
      shown[seat] ^= card;
    } else {
      note(drawn ? LAID_DRAWN : LAID, seat, card);
    }
  }

  /// A card is drawn that lay face down.
  void draw(int seat) {
    note(DREW, seat, 0);
  }

  /// A card is drawn that had lain open.
  void drawShown(int seat, long card) {
    shown[seat] |= noted ? card : 0;
  }

  /// Somebody draws who would have to lay one of these.
  void lacks(int seat, long cards) {
    concludes = true;
    note(LACKS, seat, cards);
  }

  /// Somebody has drawn a card, face down, and would have to lay it if it were one of these.
  void misfit(int seat, long cards) {
    concludes = true;
    note(MISFIT, seat, cards);
  }

  void shuffle(long cards) {
    concludes = true;
    note(SHUFFLED, 0, cards);
  }

  /// The cards in a player's hand that everybody knows of.
  public long shown(int seat) {
    return shown[seat];
  }

  /// Whether there is anything from which one can conclude where a hidden card is not.
  public boolean concludes() {
    return concludes;
  }

  public int size() {
    return size;
  }

  public int kind(int i) {
    return (int) notes[i] & (1 << KIND_BITS) - 1;
  }

  public int seat(int i) {
    return (int) notes[i] >> KIND_BITS & (1 << SEAT_BITS) - 1;
  }

  public long cards(int i) {
    return notes[i] >>> CARDS_SHIFT;
  }

  void copyFrom(PublicKnowledge other) {
    if (notes.length < other.size) {
      notes = new long[other.notes.length];
    }
    size = other.size;
    concludes = other.concludes;
    System.arraycopy(other.notes, 0, notes, 0, size);
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
  }
}
