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

/// Compares two sets of rules: the same players play the same deals by both, which shows the effect
/// of a change of rules.
///
/// A row holds three numbers for each [ComparedColumn], by the first rules, by the second, and the
/// difference; the last number counts the forfeited games among the two.
///
/// @param lineup the players
/// @param first the first rules
/// @param second the second rules
public record RulesDuel(Lineup<?> lineup, Profile first, Profile second, long seed) implements Job {

  private static final int FAST_CHUNK = 1 << 12;
  private static final int CHUNK = 1 << 6;

  /// A number that is counted under both rules. The winner's column becomes one column for each
  /// side.
  ///
  /// @param name the name of the number
  /// @param first its index in a row by the first rules
  /// @param second its index in a row by the second rules
  /// @param winner the side, from 1, whose victory counts as 1; 0 if the number itself counts
  /// @param share whether it is 1 or 0 in a game, so that its mean is a share
  public record ComparedColumn(String name, int first, int second, int winner, boolean share) {}

  /// The numbers that are compared, in the order of their columns.
  public List<ComparedColumn> compared() {
    RowLayout one = lineup.withRules(first).rowLayout();
    RowLayout other = lineup.withRules(second).rowLayout();
    var compared = new ArrayList<ComparedColumn>();
    for (int side = 1; side <= Math.min(one.sides(), other.sides()); side++) {
      compared.add(
          new ComparedColumn(
              "side" + side + "_wins", RowLayout.WINNER, RowLayout.WINNER, side, true));
    }
    for (int index = RowLayout.FORFEIT + 1; index < one.size(); index++) {
      String name = one.columns().get(index);
      int same = other.columns().indexOf(name);
      if (same >= 0) {
        compared.add(new ComparedColumn(name, index, same, 0, one.isShare(index)));
      }
    }
    return compared;
  }

  /// The mean by the first rules minus the mean by the second.
  ///
  /// @param index an index in [#compared]
  public Interval difference(Totals totals, int index, Confidence confidence) {
    Counts counts = totals.column(differenceColumn(index));
    return compared().get(index).share()
        ? Interval.ofPairs(counts, 1, confidence)
        : Interval.ofMean(counts.mean(), counts.standardError(), confidence);
  }

  /// The column of a compared number by the first rules.
  ///
  /// @param index its index in [#compared]
  public static int firstColumn(int index) {
    return 3 * index;
  }

  /// The column of a compared number by the second rules.
  ///
  /// @param index its index in [#compared]
  public static int secondColumn(int index) {
    return 3 * index + 1;
  }

  /// The column of a compared number by the first rules minus that by the second.
  ///
  /// @param index its index in [#compared]
  public static int differenceColumn(int index) {
    return 3 * index + 2;
  }

  /// The column that counts the forfeited games of a deal.
  private int forfeitsColumn() {
    return 3 * compared().size();
  }

  /// Returns the forfeited games. Replays one of them to find the reason.
  public Forfeits forfeits(Totals totals) {
    Counts column = totals.column(forfeitsColumn());
    return Forfeits.of(
        this,
        column.sum().longValue(),
        2 * totals.games(),
        column,
        List.of(
            lineup.withRules(first).table(_ -> false), lineup.withRules(second).table(_ -> false)));
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
    return lineup.withRules(first).isFast() && lineup.withRules(second).isFast()
        ? FAST_CHUNK
        : CHUNK;
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
      this.one = duel.lineup.withRules(duel.first).arena();
      this.other = duel.lineup.withRules(duel.second).arena();
      this.row1 = new int[duel.lineup.withRules(duel.first).rowLayout().size()];
      this.row2 = new int[duel.lineup.withRules(duel.second).rowLayout().size()];
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
