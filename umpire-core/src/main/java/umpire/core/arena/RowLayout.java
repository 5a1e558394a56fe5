package umpire.core.arena;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;

/// The layout of a simulated game's result as a row of numbers: the winner, the seat that
/// forfeited, the tallies of each side, and the game's own measures.
///
/// @param sides the number of sides
/// @param tallies the names of the tallies for each side; the first is the score
/// @param measures all other measures; the first is the length of a game
public record RowLayout(int sides, List<String> tallies, List<Measure> measures) {

  /// The index of the winner: a side from 1, or 0 if there is none.
  public static final int WINNER = 0;

  /// The index of the seat that forfeited: a seat from 1, or 0 if none did.
  public static final int FORFEIT = 1;

  private static final int FIRST_SCORE = 2;

  public RowLayout {
    tallies = List.copyOf(tallies);
    measures = List.copyOf(measures);
  }

  /// Returns names for players who have none.
  public static List<String> names(int seats) {
    var names = new ArrayList<String>();
    for (int seat = 1; seat <= seats; seat++) {
      names.add("player-" + seat);
    }
    return names;
  }

  /// The index of a tally of a side.
  public int score(int tally, int side) {
    return FIRST_SCORE + tally * sides + side;
  }

  /// The index of a measure in a row, from its index in [#measures].
  public int measure(int index) {
    return FIRST_SCORE + tallies.size() * sides + index;
  }

  /// Whether a number of the row is 1 or 0, so that its mean is a share of games.
  public boolean isShare(int index) {
    return index >= measure(0) && measures.get(index - measure(0)).isShare();
  }

  /// The length of a row.
  public int size() {
    return measure(measures.size());
  }

  /// The names of the columns, which need no quotes in SQL.
  public List<String> columns() {
    var columns = new ArrayList<String>();
    columns.add("winner");
    columns.add("forfeit");
    for (String tally : tallies) {
      for (int side = 1; side <= sides; side++) {
        columns.add("side" + side + "_" + tally.replace(' ', '_').replace('-', '_'));
      }
    }
    for (Measure measure : measures) {
      columns.add(measure.column());
    }
    return columns;
  }

  /// Writes that a seat forfeited. Of two sides the other one wins; of more than two, none does.
  ///
  /// @param side the side of the seat
  public void writeForfeit(int seat, int side, int[] row) {
    row[WINNER] = sides == 2 ? 2 - side : 0;
    row[FORFEIT] = seat + 1;
  }

  /// Writes the winner and the tallies of a game, without a forfeit.
  public void write(Kernel<?> table, int[] row) {
    row[WINNER] = table.winner() + 1;
    row[FORFEIT] = 0;
    for (int tally = 0; tally < tallies.size(); tally++) {
      for (int side = 0; side < sides; side++) {
        row[score(tally, side)] = table.tally(tally, side);
      }
    }
  }
}
