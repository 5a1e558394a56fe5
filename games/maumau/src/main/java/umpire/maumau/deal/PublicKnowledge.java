package umpire.maumau.deal;

import java.util.Arrays;

/// The information about hidden hands that all players share: which cards in them had lain open,
/// and what shows that a hand lacks cards. It does not depend on the hands a viewer sees, so no
/// veil changes it.
///
/// Cards that had lain open are kept as sets. All else is noted in order, as a kind with a seat and
/// a set of cards each; conclusions about where hidden cards can be are drawn only on request
/// (`HiddenPlaces` in `inference`).
public final class PublicKnowledge {

  // Kinds of notes; each note has a set of cards.
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

  /// Bit layout: the kind lowest, then the seat, then the set of cards.
  private static final int CARDS_SHIFT = KIND_BITS + SEAT_BITS;

  private long[] notes = new long[64];
  private int size;
  private boolean concludes;

  /// Whether notes are kept.
  private boolean noted = true;

  private final long[] shown = new long[MauMau.MAX_PLAYERS];

  /// Clears all notes for a new deal.
  void reset() {
    size = 0;
    concludes = false;
    Arrays.fill(shown, 0);
  }

  /// Turns notes on or off; when off, nothing is kept here.
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

  /// Notes that a player draws a face-down card.
  void draw(int seat) {
    note(DREW, seat, 0);
  }

  /// Notes that a player draws a card that had lain open.
  void drawShown(int seat, long card) {
    shown[seat] |= noted ? card : 0;
  }

  /// Notes that a player draws, so their hand has none of these cards, which must be laid if held.
  void lacks(int seat, long cards) {
    concludes = true;
    note(LACKS, seat, cards);
  }

  /// Notes that a face-down card was drawn that would have to be laid if it were one of these.
  void misfit(int seat, long cards) {
    concludes = true;
    note(MISFIT, seat, cards);
  }

  void shuffle(long cards) {
    concludes = true;
    note(SHUFFLED, 0, cards);
  }

  /// The cards in a player's hand that all players know.
  public long shown(int seat) {
    return shown[seat];
  }

  /// Whether any note restricts where hidden cards can be.
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
