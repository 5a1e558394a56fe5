package umpire.maumau.inference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.maumau.cards.Cards;

/// Where the cards of one deal came from that nobody recorded when they came into a hand: from the
/// deal, or from which draw. When such a card is laid or shown, it must have come with one of the
/// batches that its owner holds; often it is certain with which (M43).
///
/// Nothing is concluded from rules that a player may have broken, only from where cards were: one
/// that lay open has been drawn after the next shuffle, and a hand that is empty has given away all
/// it got.
public final class Origins {

  /// Cards that came into a hand together and unknown.
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

    /// Those of them of which it is certain, as bits.
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

  /// For each draw pile of the deal, the cards that may be in it, or in the hands, unrecorded.
  private final List<Long> rows = new ArrayList<>();

  /// For each card, the last draw pile at whose time it lay open.
  private final int[] lastOpen = new int[Cards.MAX_CARDS];

  /// @param unseen the cards that the deal leaves unrecorded, as bits
  public Origins(long unseen) {
    rows.add(unseen);
    Arrays.fill(lastOpen, -1);
  }

  /// So many unknown cards come into a hand.
  public Batch take(int seat, int size) {
    var batch = new Batch(seat, rows.size() - 1, size);
    batches.add(batch);
    return batch;
  }

  /// It is told which some of the unknown cards of one draw are: the others are one batch.
  public Batch told(List<Batch> drawn, int count) {
    Batch rest = take(drawn.getFirst().seat, -count);
    rest.firstRow = drawn.getFirst().firstRow;
    for (Batch batch : drawn) {
      rest.size += batch.size;
      batch.size = 0;
    }
    return rest;
  }

  /// A new draw pile is made of these cards, as far as their order is not known.
  public void shuffle(long cards) {
    rows.add(cards);
  }

  /// A card lies open.
  public void open(int card) {
    lastOpen[card] = rows.size() - 1;
  }

  /// A card comes to light that was not known to be in this hand.
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

  /// Finds out all that is certain.
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

  /// If there are just as many cards that may have come with the batch as it had, they did.
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
