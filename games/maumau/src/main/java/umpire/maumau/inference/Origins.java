package umpire.maumau.inference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.maumau.cards.Cards;

/// Finds where a deal's unrecorded cards came from when they entered a hand: from the deal, or from
/// a certain draw. When such a card is laid or shown, it must have come with one of the batches
/// that its owner holds; often it is certain with which (M43).
///
/// Conclusions do not rest on rules that a player may have broken, only on where cards were: a card
/// that lay open can be drawn only after the next shuffle, and a hand that is empty has given away
/// all its cards.
public final class Origins {

  /// Unknown cards that entered a hand together.
  public static final class Batch {
    private final int seat;
    private int firstRow;
    private final int lastRow;
    private int size;
    private long found;

    private Batch(int seat, int row, int size) {
      this.seat = seat;
      this.firstRow = row;
      this.lastRow = row;
      this.size = size;
    }

    /// The cards of the batch that are certain, as bits.
    public long found() {
      return found;
    }

    private int free() {
      return size - Long.bitCount(found);
    }
  }

  /// A card that came to light, and the batches with which it may have come.
  private record ShownCard(int seat, int card, List<Batch> from) {
    private List<Batch> open() {
      return from.stream().filter(batch -> batch.free() > 0).toList();
    }
  }

  private final List<Batch> batches = new ArrayList<>();
  private final List<ShownCard> shown = new ArrayList<>();

  /// For each draw pile of the deal, the unrecorded cards that may be in it or in hands.
  private final List<Long> rows = new ArrayList<>();

  /// For each card, the last draw pile during which it lay open.
  private final int[] lastOpen = new int[Cards.MAX_CARDS];

  /// @param unseen the cards that the deal leaves unrecorded, as bits
  public Origins(long unseen) {
    rows.add(unseen);
    Arrays.fill(lastOpen, -1);
  }

  /// Adds a batch of unknown cards to a hand.
  public Batch take(int seat, int size) {
    var batch = new Batch(seat, rows.size() - 1, size);
    batches.add(batch);
    return batch;
  }

  /// Merges the batches of one draw after `count` of their cards were named; the rest is one batch.
  public Batch told(List<Batch> drawn, int count) {
    Batch rest = take(drawn.getFirst().seat, -count);
    rest.firstRow = drawn.getFirst().firstRow;
    for (Batch batch : drawn) {
      rest.size += batch.size;
      batch.size = 0;
    }
    return rest;
  }

  /// Starts a new draw pile of these cards, as far as their order is unknown.
  public void shuffle(long cards) {
    rows.add(cards);
  }

  /// Records that a card lies open.
  public void open(int card) {
    lastOpen[card] = rows.size() - 1;
  }

  /// Records that a card comes to light which was not known to be in this hand.
  public void show(int seat, int card) {
    List<Batch> from =
        batches.stream()
            .filter(batch -> batch.seat == seat && batch.size > 0 && mayHold(batch, card))
            .toList();
    shown.add(new ShownCard(seat, card, from));
  }

  private boolean mayHold(Batch batch, int card) {
    for (int row = batch.firstRow; row <= batch.lastRow; row++) {
      if (row > lastOpen[card] && (rows.get(row) >> card & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Assigns all cards to batches for which this is certain.
  public void resolve() {
    boolean more = true;
    while (more) {
      more = false;
      for (ShownCard each : List.copyOf(shown)) {
        List<Batch> open = each.open();
        if (open.size() == 1) {
          open.getFirst().found |= 1L << each.card;
          shown.remove(each);
          more = true;
        }
      }
      for (Batch batch : batches) {
        more |= isEmptied(batch) && takesAll(batch);
      }
    }
  }

  /// Whether every unknown card of this hand has come to light.
  private boolean isEmptied(Batch batch) {
    int free = 0;
    for (Batch each : batches) {
      free += each.seat == batch.seat ? each.free() : 0;
    }
    return free == shown.stream().filter(each -> each.seat == batch.seat).count();
  }

  /// Assigns all cards that may have come with the batch to it, if they are as many as it has.
  private boolean takesAll(Batch batch) {
    List<ShownCard> all = shown.stream().filter(each -> each.open().contains(batch)).toList();
    if (all.isEmpty() || all.size() != batch.free()) {
      return false;
    }
    all.forEach(each -> batch.found |= 1L << each.card);
    shown.removeAll(all);
    return true;
  }
}
