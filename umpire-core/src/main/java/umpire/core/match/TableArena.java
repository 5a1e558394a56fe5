package umpire.core.match;

import java.util.List;
import umpire.core.Tape;
import umpire.core.profile.Profile;

/// The arena for every game, rule and strategy: a [Table] with somebody who counts.
public final class TableArena<E, V extends View> implements Arena {

  private final Table<E, V> table;
  private final Scorecard card;
  private final Gauge gauge;
  private final Tape tape = new Tape();

  /// @param seats who plays, seat by seat; used by this arena only
  public TableArena(CompleteGame<E, V> whole, Profile profile, List<Strategy<V, E>> seats) {
    this.card = Scorecard.of(whole, profile, seats.size());
    this.gauge = new Gauge(card.measures());
    this.table = new Table<>(whole, profile, Scorecard.names(seats.size()), seats);
  }

  @Override
  public void play(long seed, int[] row) {
    gauge.begin();
    Table.Played<E, V> played = table.play(seed, tape, (_, _, _, rulings) -> gauge.read(rulings));
    card.write(played.match(), row);
    if (played.ending() instanceof Ending.Forfeited(int seat, _, _)) {
      card.writeForfeit(seat, played.match().side(seat), row);
    }
    gauge.write(row, card.measure(0));
  }

  @Override
  public void close() {
    table.close();
  }
}
