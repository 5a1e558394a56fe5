package umpire.live.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Copies of a table as it stood now and then, so that nobody who looks back plays more than a part
/// of the game again. There are at most so many: in a long game they lie further apart.
///
/// @param dealt the table before the last deal, where most callers begin
/// @param kept every so many entries, in their order; nothing happens there any more
/// @param every how many entries lie between two of them; 0 if none are kept
public record Checkpoints(Optional<TableState> dealt, List<TableState> kept, int every) {

  private static final int MAX = 64;
  private static final int FIRST_EVERY = 128;

  /// For a table that goes on.
  public static final Checkpoints EMPTY = new Checkpoints(Optional.empty(), List.of(), FIRST_EVERY);

  /// For a copy that somebody looks at.
  static final Checkpoints NONE = new Checkpoints(Optional.empty(), List.of(), 0);

  boolean wanted() {
    return every > 0;
  }

  /// Whether the table is to be kept as it stands after this entry.
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

  /// The last at which all events of this table up to a certain one counted, and no more than
  /// those: what was taken back meanwhile is in none of it.
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

  /// The last that is not after this entry.
  public Optional<TableState> notAfter(long seq) {
    Optional<TableState> deal = dealt.filter(each -> each.seq() <= seq);
    int last = (int) Math.min(kept.size(), every == 0 ? 0 : seq / every) - 1;
    if (last < 0) {
      return deal;
    }
    TableState found = kept.get(last);
    return deal.filter(each -> each.seq() > found.seq()).or(() -> Optional.of(found));
  }
}
