package umpire.cli.explain;

import java.util.Arrays;
import umpire.core.Ruling;
import umpire.core.Seating;

/// The scores as they stand after each ruling, kept by adding up the points told. Begins anew with
/// every record.
final class Scoreboard {

  private int number;
  private int sequence;
  private int[] scores = {};

  /// Whether this record is a new one.
  boolean open(int record, int sides) {
    if (record == number) {
      return false;
    }
    number = record;
    sequence = 0;
    scores = new int[sides];
    return true;
  }

  /// Takes over scores that are not the sum of what was told, as at the start of a new frame.
  void stand(int[] before) {
    if (before.length == scores.length) {
      scores = before;
    }
  }

  void add(Ruling ruling, Seating seating) {
    sequence++;
    if (ruling.points() != 0) {
      scores[seating.side(ruling.seat())] += ruling.points();
    }
  }

  /// The number of the last ruling within its record, from 1.
  int sequence() {
    return sequence;
  }

  int[] scores() {
    return Arrays.copyOf(scores, scores.length);
  }
}
