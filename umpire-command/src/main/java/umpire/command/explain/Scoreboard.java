package umpire.command.explain;

import java.util.Arrays;
import umpire.core.Ruling;
import umpire.core.Seating;

/// The scores as they stand after each ruling, kept by adding up the points told. Begins anew with
/// every record.
public final class Scoreboard {

  private int number;
  private int sequence;
  private int[] scores = {};

  /// Whether this record is a new one.
  public boolean open(int record, int sides) {
    if (record == number) {
      return false;
    }
    number = record;
    sequence = 0;
    scores = new int[sides];
    return true;
  }

  /// Takes over scores that are not the sum of what was told, as at the start of a new frame.
  public void stand(int[] before) {
    if (before.length == scores.length) {
      scores = before;
    }
  }

  public void add(Ruling ruling, Seating seating) {
    sequence++;
    if (ruling.points() != 0) {
      scores[seating.side(ruling.seat())] += ruling.points();
    }
  }

  /// The number of the last ruling within its record, from 1.
  public int sequence() {
    return sequence;
  }

  public int[] scores() {
    return Arrays.copyOf(scores, scores.length);
  }
}
