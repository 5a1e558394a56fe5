package umpire.sim;

import java.util.ArrayList;
import java.util.List;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.profile.Profile;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;
import umpire.sim.run.Job;

/// The same players on the same deals by two sets of rules: what does a change of rules change?
///
/// A row holds everything that is counted under both rules: by the first, by the second, and the
/// difference; last, how many of the two games were forfeited.
///
/// @param lineup the players
/// @param first their rules
/// @param second the other rules
public record RulesDuel(Lineup<?> lineup, Profile first, Profile second, long seed) implements Job {

  private static final int FAST_CHUNK = 1 << 12;
  private static final int CHUNK = 1 << 6;

  /// Something that is counted under both rules; the winner column becomes one for each side.
  ///
  /// @param name what it is called
  /// @param first its place in a row by the first rules
  /// @param second and by the second
  /// @param winner the side, from 1, whose victory counts as 1; 0 if the number itself counts
  /// @param share whether it is 1 or 0 in a game, so that its mean is a share
  public record ComparedColumn(String name, int first, int second, int winner, boolean share) {}

  /// What is compared, in order.
  public List<ComparedColumn> compared() {
    RowLayout one = lineup.by(first).rowLayout();
    RowLayout other = lineup.by(second).rowLayout();
    var compared = new ArrayList<ComparedColumn>();
    for (int side = 1; side <= Math.min(one.sides(), other.sides()); side++) {
      compared.add(
          new ComparedColumn(
              "side" + side + "_wins", RowLayout.WINNER, RowLayout.WINNER, side, true));
    }
    for (int place = RowLayout.FORFEIT + 1; place < one.size(); place++) {
      String name = one.columns().get(place);
      int same = other.columns().indexOf(name);
      if (same >= 0) {
        compared.add(new ComparedColumn(name, place, same, 0, one.isShare(place)));
      }
    }
    return compared;
  }

  /// By how much the first rules give more than the second.
  ///
  /// @param place in [#compared]
  public Interval difference(Totals totals, int place, Confidence confidence) {
    Counts counts = totals.column(differenceColumn(place));
    return compared().get(place).share()
        ? Interval.ofPairs(counts, 1, confidence)
        : Interval.ofMean(counts.mean(), counts.standardError(), confidence);
  }

  /// Where something that is compared stands by the first rules.
  public static int firstColumn(int place) {
    return 3 * place;
  }

  /// Where it stands by the second rules.
  public static int secondColumn(int place) {
    return 3 * place + 1;
  }

  /// Where the first less the second stands.
  public static int differenceColumn(int place) {
    return 3 * place + 2;
  }

  /// The index of the column that counts the games of a deal that a bot forfeited.
  private int forfeitsColumn() {
    return 3 * compared().size();
  }

  /// The games that were forfeited. Plays one of them again.
  public Forfeits forfeits(Totals totals) {
    Counts column = totals.column(forfeitsColumn());
    return Forfeits.of(
        this,
        column.sum().longValue(),
        2 * totals.games(),
        column,
        List.of(lineup.by(first).table(_ -> false), lineup.by(second).table(_ -> false)));
  }

  @Override
  public List<String> columns() {
    var columns = new ArrayList<String>();
    for (ComparedColumn each : compared()) {
      columns.add(each.name() + "_first");
      columns.add(each.name() + "_second");
      columns.add(each.name() + "_difference");
    }
    columns.add("forfeits");
    return columns;
  }

  @Override
  public int chunk() {
    return lineup.by(first).isFast() && lineup.by(second).isFast() ? FAST_CHUNK : CHUNK;
  }

  @Override
  public Arena arena() {
    return new TwinArena(this);
  }

  /// Plays each deal by both rules.
  private static final class TwinArena implements Arena {

    private final Arena one;
    private final Arena other;
    private final int[] row1;
    private final int[] row2;
    private final ComparedColumn[] compared;
    private final int forfeitsColumn;

    TwinArena(RulesDuel duel) {
      this.one = duel.lineup.by(duel.first).arena();
      this.other = duel.lineup.by(duel.second).arena();
      this.row1 = new int[duel.lineup.by(duel.first).rowLayout().size()];
      this.row2 = new int[duel.lineup.by(duel.second).rowLayout().size()];
      this.compared = duel.compared().toArray(ComparedColumn[]::new);
      this.forfeitsColumn = duel.forfeitsColumn();
    }

    @Override
    public void play(long seed, int[] row) {
      one.play(seed, row1);
      other.play(seed, row2);
      for (int i = 0; i < compared.length; i++) {
        int first = value(row1[compared[i].first()], compared[i].winner());
        int second = value(row2[compared[i].second()], compared[i].winner());
        row[firstColumn(i)] = first;
        row[secondColumn(i)] = second;
        row[differenceColumn(i)] = first - second;
      }
      row[forfeitsColumn] = forfeits(row1) + forfeits(row2);
    }

    private static int forfeits(int[] row) {
      return row[RowLayout.FORFEIT] > 0 ? 1 : 0;
    }

    private static int value(int number, int winner) {
      return winner == 0 ? number : number == winner ? 1 : 0;
    }

    @Override
    public void close() {
      one.close();
      other.close();
    }
  }
}
