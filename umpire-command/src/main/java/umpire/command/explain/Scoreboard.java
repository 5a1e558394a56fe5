package umpire.command.explain;

import java.util.Arrays;
import umpire.core.Ruling;
import umpire.core.Seating;

/// Running scores: adds up the points of the rulings, starting again with every record.
public final class Scoreboard {

  private int number;
  private int sequence;
  private int[] scores = {};

  /// Starts a record; returns false if it is already open.
  public boolean open(int record, int sides) {
    if (record == number) {
      return false;
    }
    number = record;
    sequence = 0;
    scores = new int[sides];
    return true;
  }

  /// Replaces the scores where they are not the sum of the rulings, as at the start of a frame.
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
