package umpire.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.run.Job;

/// Compares two strategies on the same deals with seats swapped: each deal is played in every
/// seating in which the two alternate, so that neither has the better cards nor the better seats.
///
/// A row holds sums over the seatings of one deal, so luck that both share cancels out in the
/// difference. A strategy may meet itself: then the second one gets different random numbers for
/// its decisions, and any difference found means that the comparison is faulty.
///
/// @param lineup the game, the rules and the number of seats; its strategies are replaced
/// @param first the name of one strategy
/// @param second the name of the other strategy; may equal `first`
public record Duel(Lineup<?> lineup, String first, String second, long seed) implements Job {

  /// The column of the games won by the first minus those won by the second.
  public static final int WINS = 0;

  /// The column of the first's score minus the second's, summed over all their sides. The score is
  /// the first tally.
  public static final int SCORES = 1;

  /// The column of the games won by the first.
  public static final int FIRST_WINS = 2;

  /// The column of the games won by the second.
  public static final int SECOND_WINS = 3;

  /// The column of the games that were forfeited.
  public static final int FORFEITS = 4;

  private static final List<String> COLUMNS =
      List.of("win_difference", "score_difference", "first_wins", "second_wins", "forfeits");

  private static final int FAST_CHUNK = 1 << 12;
  private static final int CHUNK = 1 << 6;
  private static final int SLOW_CHUNK = 1 << 2;

  @Override
  public List<String> columns() {
    var columns = new ArrayList<>(COLUMNS);
    for (String tally : tallies().subList(1, tallies().size())) {
      columns.add(tally.replace(' ', '_').replace('-', '_') + "_difference");
    }
    return columns;
  }

  /// The tallies that are kept for each side; the first is the score.
  public List<String> tallies() {
    return lineup.rowLayout().tallies();
  }

  /// The column of the difference in a tally.
  ///
  /// @param tally its index in [#tallies]
  public static int tallyColumn(int tally) {
    return tally == 0 ? SCORES : COLUMNS.size() + tally - 1;
  }

  /// The second's name; if both strategies are the same, with `again` added to distinguish them.
  public String other() {
    return isSelf() ? second + " again" : second;
  }

  /// Whether `simulate` can replay single games of this duel: not if a strategy meets itself, nor
  /// if the games begin with scores.
  public boolean isShowable() {
    return !isSelf() && lineup.start().isEmpty();
  }

  private boolean isSelf() {
    return first.equals(second);
  }

  /// Returns the forfeited games. Replays one of them to find the reason.
  public Forfeits forfeits(Totals totals) {
    Counts column = totals.column(FORFEITS);
    var tables = new ArrayList<Forfeits.Table>();
    for (List<Boolean> turn : turns()) {
      tables.add(lineup.withSeats(names(turn)).table(seat -> isSelf() && !turn.get(seat)));
    }
    long games = totals.games() * gamesPerDeal();
    return Forfeits.of(this, column.sum().longValue(), games, column, tables);
  }

  @Override
  public int chunk() {
    Lineup<?> seated = lineup.withSeats(seatings().getFirst());
    if (seated.isFast()) {
      return FAST_CHUNK;
    }
    return seated.isSlow() ? SLOW_CHUNK : CHUNK;
  }

  /// The first's share of wins minus the second's.
  public Interval winDifference(Totals totals, Confidence confidence) {
    return Interval.ofPairs(totals.column(WINS), gamesPerDeal(), confidence);
  }

  /// The mean of a tally for a side of the first minus that for a side of the second.
  ///
  /// @param tally its index in [#tallies]
  public Interval tallyDifference(Totals totals, int tally, Confidence confidence) {
    Counts counts = totals.column(tallyColumn(tally));
    return Interval.ofMean(
        counts.mean() / sidesPerDeal(), counts.standardError() / sidesPerDeal(), confidence);
  }

  /// The share of all games that one of the strategies has won.
  ///
  /// @param column [#FIRST_WINS] or [#SECOND_WINS]
  public Interval share(Totals totals, int column, Confidence confidence) {
    return Interval.ofShareByDeals(totals.column(column), gamesPerDeal(), confidence);
  }

  /// The number of games played on each deal.
  public int gamesPerDeal() {
    return turns().size();
  }

  /// The number of sides that each strategy plays on a deal, over all its seatings: half of all
  /// sides.
  public int sidesPerDeal() {
    return gamesPerDeal() * lineup.rowLayout().sides() / 2;
  }

  /// The strategy of each seat, for every game on a deal.
  public List<List<String>> seatings() {
    return turns().stream().map(this::names).toList();
  }

  private List<String> names(List<Boolean> turn) {
    return turn.stream().map(isFirst -> isFirst ? first : second).toList();
  }

  /// All seatings in which the two alternate, with true for a seat of the first. An even number of
  /// seats has two of them; an odd number has every rotation, beginning with either strategy.
  private List<List<Boolean>> turns() {
    int seats = lineup.seats().size();
    Set<List<Boolean>> turns = new LinkedHashSet<>();
    for (int turn = 0; turn < seats; turn++) {
      turns.add(alternating(turn, seats, true));
      turns.add(alternating(turn, seats, false));
    }
    return List.copyOf(turns);
  }

  private static List<Boolean> alternating(int turn, int seats, boolean begins) {
    var row = new ArrayList<Boolean>();
    for (int seat = 0; seat < seats; seat++) {
      row.add((seat + turn) % seats % 2 == 0 == begins);
    }
    return row;
  }

  @Override
  public Arena arena() {
    var tables = new ArrayList<Seating>();
    for (List<Boolean> turn : turns()) {
      Lineup<?> seated = lineup.withSeats(names(turn));
      Arena arena = isSelf() ? seated.arena(seat -> !turn.get(seat)) : seated.arena();
      tables.add(new Seating(arena, owners(turn), seated.rowLayout().size()));
    }
    return new DuelArena(lineup.rowLayout(), tables);
  }

  /// The owner of each side: 1 for the first strategy, -1 for the second.
  private int[] owners(List<Boolean> turn) {
    umpire.core.Seating who = lineup.seating();
    var owners = new int[who.sides()];
    for (int seat = 0; seat < who.seats(); seat++) {
      int owner = turn.get(seat) ? 1 : -1;
      int side = who.side(seat);
      if (owners[side] == -owner) {
        throw new IllegalArgumentException(
            "partners would have different strategies: with this number of players the two"
                + " cannot be compared");
      }
      owners[side] = owner;
    }
    return owners;
  }

  /// A seating of a deal, with the arena that plays it.
  private static final class Seating {
    final Arena arena;
    final int[] owners;
    final int[] row;

    Seating(Arena arena, int[] owners, int width) {
      this.arena = arena;
      this.owners = owners;
      this.row = new int[width];
    }
  }

  /// Plays a deal in all seatings.
  private record DuelArena(RowLayout layout, List<Seating> seatings) implements Arena {

    @Override
    public void play(long seed, int[] row) {
      Arrays.fill(row, 0);
      for (Seating seating : seatings) {
        seating.arena.play(seed, seating.row);
        row[FORFEITS] += seating.row[RowLayout.FORFEIT] > 0 ? 1 : 0;
        int winner = seating.row[RowLayout.WINNER];
        if (winner > 0) {
          int owner = seating.owners[winner - 1];
          row[WINS] += owner;
          row[owner > 0 ? FIRST_WINS : SECOND_WINS]++;
        }
        addTallies(seating, row);
      }
    }

    private void addTallies(Seating seating, int[] row) {
      for (int tally = 0; tally < layout.tallies().size(); tally++) {
        for (int side = 0; side < layout.sides(); side++) {
          row[tallyColumn(tally)] += seating.owners[side] * seating.row[layout.score(tally, side)];
        }
      }
    }

    @Override
    public void close() {
      seatings.forEach(seating -> seating.arena.close());
    }
  }
}
