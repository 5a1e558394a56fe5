package umpire.core.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Tape;
import umpire.core.match.Arena;
import umpire.core.match.Gauge;
import umpire.core.match.Measure;
import umpire.core.match.Scorecard;
import umpire.core.profile.Profile;

/// Games of a simulation, played by [Playing], with somebody who counts. It leaves no garbage.
public final class KernelArena<K extends Kernel<K>> implements Arena {

  private final Playing<K> playing;
  private final Scorecard card;
  private final Gauge gauge;
  private final Tape tape = new Tape();

  /// @param seats who plays, seat by seat; used by this arena only
  public <E> KernelArena(
      Door<K, E> door, Profile profile, List<Measure> measures, List<Strategy<K>> seats) {
    K table = door.open(profile, seats.size());
    this.card = new Scorecard(table.sides(), door.tallies(profile), measures);
    this.gauge = new Gauge(measures);
    this.playing =
        new Playing<>(
            table, door.open(profile, seats.size()), door.dealer(profile, seats.size()), seats);
  }

  /// The arena for strategies of the game itself, by their names; empty if one is not among them.
  public static <K extends Kernel<K>, E> Optional<Arena> of(
      Door<K, E> door, Profile profile, List<Measure> measures, List<String> seats) {
    var taken = new ArrayList<Strategy<K>>();
    for (String name : seats) {
      door.players().stream().filter(own -> own.name().equals(name)).forEach(taken::add);
    }
    return taken.size() == seats.size()
        ? Optional.of(new KernelArena<>(door, profile, measures, taken))
        : Optional.empty();
  }

  @Override
  public void play(long seed, int[] row) {
    gauge.begin();
    int ended = playing.play(seed, tape);
    gauge.read(tape);
    write(row);
    if (ended >= 0) {
      card.writeForfeit(ended, playing.table().side(ended), row);
    }
    gauge.write(row, card.measure(0));
  }

  private void write(int[] row) {
    K table = playing.table();
    row[Scorecard.WINNER] = table.winner() + 1;
    row[Scorecard.FORFEIT] = 0;
    for (int tally = 0; tally < card.tallies().size(); tally++) {
      for (int side = 0; side < card.sides(); side++) {
        row[card.score(tally, side)] = table.tally(tally, side);
      }
    }
  }

  @Override
  public void close() {
    playing.close();
  }
}
