package umpire.snooker.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import umpire.core.Tape;
import umpire.core.match.Statistics;
import umpire.snooker.Contest;
import umpire.snooker.Frame;
import umpire.snooker.SnookerRule;

/// What players and television ask for after a match: pots, safeties, breaks, and how far behind
/// somebody was.
public final class SnookerStatistics implements Statistics<Contest> {

  private static final SnookerRule[] RULES = SnookerRule.values();

  private final int[] strokes = new int[Frame.SEATS];
  private final int[] scoring = new int[Frame.SEATS];
  private final int[] safe = new int[Frame.SEATS];
  private final int[] fouls = new int[Frame.SEATS];
  private final int[] milestones = new int[Frame.SEATS];
  private final int[] needed = new int[Frame.SEATS];
  private final int[] highest = new int[Frame.SEATS];
  private final int[] points = new int[Frame.SEATS];
  private final int[] left = new int[Frame.SEATS];

  @Override
  public void saw(Contest table, Tape rulings) {
    for (int i = 0; i < rulings.size(); i++) {
      count(RULES[rulings.rule(i)], rulings.seat(i), rulings.amount(i), table);
    }
    for (int seat = 0; seat < Frame.SEATS; seat++) {
      needed[seat] = Math.max(needed[seat], table.foulsNeeded(seat));
      highest[seat] = table.highestBreak(seat);
      left[seat] = table.frame().strokeDue() ? table.left(seat) : left[seat];
    }
  }

  private void count(SnookerRule rule, int seat, int amount, Contest table) {
    switch (rule) {
      case STROKE -> {
        strokes[seat]++;
        safe[seat] += table.frame().hard() ? 1 : 0;
      }
      case BREAK -> scoring[seat]++;
      case PENALTY, PENALTY_SEVEN -> fouls[1 - seat]++;
      case MILESTONE -> milestones[seat]++;
      case POT_RED, POT_COLOUR, POT_IN_ORDER, POT_FREE_BALL -> points[seat] += amount;
      default -> {
        // tells nothing that is counted
      }
    }
  }

  @Override
  public List<Figure> figures() {
    var all = new ArrayList<Figure>();
    all.add(figure("strokes", seat -> String.valueOf(strokes[seat])));
    all.add(figure("pots, of strokes not noted as safe", this::pots));
    all.add(figure("strokes that left nothing easy", seat -> String.valueOf(safe[seat])));
    all.add(figure("fouls", seat -> String.valueOf(fouls[seat])));
    all.add(figure("points by potting", seat -> String.valueOf(points[seat])));
    all.add(figure("highest break", seat -> String.valueOf(highest[seat])));
    all.add(figure("fifties and more", seat -> String.valueOf(milestones[seat])));
    all.add(figure("points left when the last stroke was due", seat -> String.valueOf(left[seat])));
    all.add(figure("most snookers needed", seat -> String.valueOf(needed[seat])));
    return all;
  }

  private static Figure figure(String what, IntFunction<String> value) {
    return new Figure(what, List.of(value.apply(0), value.apply(1)));
  }

  private String pots(int seat) {
    int tried = strokes[seat] - safe[seat];
    return tried == 0
        ? "0 of 0"
        : "%d of %d (%d %%)"
            .formatted(scoring[seat], tried, Math.round(100.0 * scoring[seat] / tried));
  }
}
