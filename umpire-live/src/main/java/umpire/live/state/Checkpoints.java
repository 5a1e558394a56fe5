package umpire.live.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Copies of a table at intervals, so that looking back replays only part of the game. Their number
/// is limited; in a long game the intervals grow.
///
/// @param dealt the table before the last deal, where most queries begin
/// @param kept the copies in order; they no longer change
/// @param every the interval in entries; 0 if no copies are kept
public record Checkpoints(Optional<TableState> dealt, List<TableState> kept, int every) {

  private static final int MAX = 64;
  private static final int FIRST_EVERY = 128;

  /// No checkpoints yet, for the current state of a table.
  public static final Checkpoints EMPTY = new Checkpoints(Optional.empty(), List.of(), FIRST_EVERY);

  /// No checkpoints at all, for a copy that is only read.
  static final Checkpoints NONE = new Checkpoints(Optional.empty(), List.of(), 0);

  boolean wanted() {
    return every > 0;
  }

  /// Whether a copy of the table after this entry is to be kept.
  public boolean isDue(long seq) {
    return wanted() && seq % every == 0;
  }

  public Checkpoints with(TableState table) {
    var more = new ArrayList<>(kept);
    more.add(table);
    if (more.size() <= MAX) {
      return new Checkpoints(dealt, List.copyOf(more), every);
    }
    int wider = every * 2;
    more.removeIf(each -> each.seq() % wider != 0);
    return new Checkpoints(dealt, List.copyOf(more), wider);
  }

  Checkpoints dealt(TableState table) {
    return new Checkpoints(Optional.of(table), kept, every);
  }

  /// Returns the last copy whose events are the first ones of this table up to `event` at most, so
  /// that it contains no event that was taken back later; empty if there is none.
  Optional<TableState> leadingTo(int event, TableState table) {
    for (int i = kept.size() - 1; i >= 0; i--) {
      TableState each = kept.get(i);
      int events = each.events();
      if (events <= event && each.entryOf(events) == table.entryOf(events)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /// Returns the last copy that is not after this entry; empty if there is none.
  public Optional<TableState> atOrBefore(long seq) {
    Optional<TableState> deal = dealt.filter(each -> each.seq() <= seq);
    int last = (int) Math.min(kept.size(), every == 0 ? 0 : seq / every) - 1;
    if (last < 0) {
      return deal;
    }
    TableState found = kept.get(last);
    return deal.filter(each -> each.seq() > found.seq()).or(() -> Optional.of(found));
  }
}
