package umpire.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import umpire.core.kernel.Arena;
import umpire.core.kernel.Scorecard;

/// Two strategies on the same deals, with seats swapped: each deal is played in every seating in
/// which the two alternate, so that neither has the better cards nor the better seats.
///
/// A row holds sums over the seatings of one deal; what luck both share falls out of the
/// difference.
///
/// @param lineup who sits down first; its seats are filled anew
/// @param first the name of a strategy
/// @param second the name of another
public record Duel(Lineup<?, ?> lineup, String first, String second, long seed) implements Job {

  public Duel {
    if (first.equals(second)) {
      throw new IllegalArgumentException(first + " cannot be compared with itself");
    }
  }

  /// Games won by the first less games won by the second.
  public static final int WINS = 0;

  /// What the first has scored less what the second has, over all their sides.
  public static final int SCORES = 1;

  /// Games won by the first.
  public static final int FIRST_WINS = 2;

  /// Games won by the second.
  public static final int SECOND_WINS = 3;

  /// Games that a bot gave away.
  public static final int FORFEITS = 4;

  private static final List<String> COLUMNS =
      List.of("win_difference", "score_difference", "first_wins", "second_wins", "forfeits");

  private static final int FAST_CHUNK = 1 << 12;
  private static final int CHUNK = 1 << 6;

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public int chunk() {
    return lineup.seated(seatings().getFirst()).isFast() ? FAST_CHUNK : CHUNK;
  }

  /// The share of games that the first has won less that of the second.
  public Interval winDifference(Totals totals, Confidence confidence) {
    return Interval.ofPairs(totals.column(WINS), gamesADeal(), confidence);
  }

  /// The share of all games that one of them has won.
  ///
  /// @param column [#FIRST_WINS] or [#SECOND_WINS]
  public Interval share(Totals totals, int column, Confidence confidence) {
    return Interval.ofShareByDeals(totals.column(column), gamesADeal(), confidence);
  }

  /// How many games are played on each deal.
  public int gamesADeal() {
    return seatings().size();
  }

  /// How many sides each of them plays in all seatings together: half of all.
  public int sidesADeal() {
    return seatings().size() * lineup.card().sides() / 2;
  }

  /// Every different way to turn a row in which the two alternate: two ways for an even number of
  /// seats, and for an odd one each way both ways round.
  public List<List<String>> seatings() {
    int seats = lineup.seats().size();
    Set<List<String>> seatings = new LinkedHashSet<>();
    for (int turn = 0; turn < seats; turn++) {
      seatings.add(alternating(turn, first, second));
      seatings.add(alternating(turn, second, first));
    }
    return List.copyOf(seatings);
  }

  private List<String> alternating(int turn, String one, String other) {
    int seats = lineup.seats().size();
    var row = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      row.add((seat + turn) % seats % 2 == 0 ? one : other);
    }
    return row;
  }

  @Override
  public Arena arena() {
    var tables = new ArrayList<Seating>();
    for (List<String> seating : seatings()) {
      Lineup<?, ?> seated = lineup.seated(seating);
      tables.add(new Seating(seated.arena(), owners(seated), seated.card().size()));
    }
    return new DuelArena(lineup.card(), tables);
  }

  /// Whose each side is: +1 the first's, -1 the second's.
  private int[] owners(Lineup<?, ?> seated) {
    umpire.core.Seating who = seated.seating();
    var owners = new int[who.sides()];
    for (int seat = 0; seat < who.seats(); seat++) {
      int owner = seated.seats().get(seat).equals(first) ? 1 : -1;
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

  /// One seating.
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
  private record DuelArena(Scorecard card, List<Seating> seatings) implements Arena {

    @Override
    public void play(long seed, int[] row) {
      Arrays.fill(row, 0);
      for (Seating seating : seatings) {
        seating.arena.play(seed, seating.row);
        row[FORFEITS] += seating.row[Scorecard.FORFEIT] > 0 ? 1 : 0;
        int winner = seating.row[Scorecard.WINNER];
        if (winner > 0) {
          int owner = seating.owners[winner - 1];
          row[WINS] += owner;
          row[owner > 0 ? FIRST_WINS : SECOND_WINS]++;
        }
        for (int side = 0; side < card.sides(); side++) {
          row[SCORES] += seating.owners[side] * seating.row[card.score(0, side)];
        }
      }
    }

    @Override
    public void close() {
      seatings.forEach(seating -> seating.arena.close());
    }
  }
}
