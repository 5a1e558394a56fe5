package umpire.cli;

import java.util.Arrays;
import umpire.core.Kernel;
import umpire.core.Ruling;

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

  void add(Ruling ruling, Kernel kernel) {
    sequence++;
    if (ruling.points() != 0) {
      scores[kernel.side(ruling.seat())] += ruling.points();
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
