package umpire.core.arena;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;

/// The layout of a simulated game's result as a row of numbers: who won, what each side has of
/// everything that is counted, who gave the game away, and the game's own measures.
///
/// @param sides how many scores are kept
/// @param tallies what is counted for each side; the first is the score
/// @param measures what is measured beside that; the first is the length of a game
public record RowLayout(int sides, List<String> tallies, List<Measure> measures) {

  /// Where the winner stands: a side from 1, or 0 if nobody has won.
  public static final int WINNER = 0;

  /// Where it stands who gave the game away: a seat from 1, or 0 if nobody did.
  public static final int FORFEIT = 1;

  private static final int FIRST_SCORE = 2;

  public RowLayout {
    tallies = List.copyOf(tallies);
    measures = List.copyOf(measures);
  }

  /// Names for players who have none.
  public static List<String> names(int seats) {
    var names = new ArrayList<String>();
    for (int seat = 1; seat <= seats; seat++) {
      names.add("player-" + seat);
    }
    return names;
  }

  /// Where the tally of a side stands.
  public int score(int tally, int side) {
    return FIRST_SCORE + tally * sides + side;
  }

  /// Where a measure stands.
  public int measure(int place) {
    return FIRST_SCORE + tallies.size() * sides + place;
  }

  /// Whether a number of the row is 1 or 0, so that its mean is a share of games.
  public boolean isShare(int place) {
    return place >= measure(0) && measures.get(place - measure(0)).isShare();
  }

  /// How many numbers a row has.
  public int size() {
    return measure(measures.size());
  }

  /// What the numbers of a row are called: names that need no quotes in SQL.
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

  /// Writes that a seat gave the game away. Between two sides the other one wins; with more nobody
  /// has earned it.
  ///
  /// @param side that of the seat
  public void writeForfeit(int seat, int side, int[] row) {
    row[WINNER] = sides == 2 ? 2 - side : 0;
    row[FORFEIT] = seat + 1;
  }

  /// Writes who won and with what.
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
