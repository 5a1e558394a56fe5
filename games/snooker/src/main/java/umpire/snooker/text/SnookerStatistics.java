package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import umpire.core.RulingLog;
import umpire.core.match.Statistics;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.snooker.ball.Balls;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.words.Verb;

/// The figures that players and television request after a match: pots, safeties, breaks, the time
/// per shot, and the largest deficit.
///
/// A record need not state the purpose of a stroke. It is known if the player announced an aim, or
/// the stroke left no easy shot; a ball that fell counts as intended. All other strokes are counted
/// as attempts at a pot, and their number is reported beside (S85).
public final class SnookerStatistics implements Statistics<SnookerMatch> {

  private static final SnookerRule[] RULES = SnookerRule.values();

  /// The purpose that a player announced before a stroke.
  private enum Meant {
    UNSAID,
    POT,
    SAFE
  }

  private final int[] strokes = new int[Sides.COUNT];
  private final int[] scoring = new int[Sides.COUNT];
  private final int[] safe = new int[Sides.COUNT];
  private final int[] unsaid = new int[Sides.COUNT];
  private final int[] hard = new int[Sides.COUNT];
  private final int[] fouls = new int[Sides.COUNT];
  private final int[] needed = new int[Sides.COUNT];
  private final int[] points = new int[Sides.COUNT];
  private final int[] left = new int[Sides.COUNT];
  private final int[] timed = new int[Sides.COUNT];
  private final int[] seconds = new int[Sides.COUNT];
  private final Breaks breaks = new Breaks();
  private Meant meant = Meant.UNSAID;

  /// Whether the purpose of the last stroke is known, from its aim or because it left no easy shot.
  private boolean said;

  @Override
  public void saw(SnookerMatch table, RulingLog rulings) {
    for (int i = 0; i < rulings.size(); i++) {
      int seat = Math.max(0, rulings.seat(i));
      count(RULES[rulings.rule(i)], seat, rulings.subject(i), rulings.amount(i), table);
    }
    for (int side = 0; side < Sides.COUNT; side++) {
      needed[side] = Math.max(needed[side], table.foulsNeeded(side));
      left[side] = table.frame().strokeDue() ? table.left(side) : left[side];
    }
  }

  private void count(SnookerRule rule, int seat, int subject, int amount, SnookerMatch table) {
    int side = Sides.of(seat);
    switch (rule) {
      case AIM -> meant = Verb.isPot(amount) ? Meant.POT : Meant.SAFE;
      case STROKE -> countStroke(side, table.frame().hard());
      case BREAK -> {
        scoring[side]++;
        unsaid[side] -= said ? 0 : 1; // a fallen ball was intended
        breaks.grow(seat, subject, amount, table.number());
      }
      case PENALTY, PENALTY_SEVEN -> fouls[1 - side]++;
      case POT_RED, POT_COLOUR, POT_IN_ORDER, POT_FREE_BALL -> {
        points[side] += amount;
        breaks.clear(rule == SnookerRule.POT_IN_ORDER && subject == Balls.BLACK);
      }
      case SHOT_TIME -> {
        timed[side]++;
        seconds[side] += subject;
      }
      default -> {
        // No other ruling is counted.
      }
    }
  }

  private void countStroke(int side, boolean leavesNothingEasy) {
    strokes[side]++;
    hard[side] += leavesNothingEasy ? 1 : 0;
    safe[side] += leavesNothingEasy || meant == Meant.SAFE ? 1 : 0;
    said = leavesNothingEasy || meant != Meant.UNSAID;
    unsaid[side] += said ? 0 : 1;
    meant = Meant.UNSAID;
  }

  @Override
  public List<Figure> figures(List<String> names) {
    var all = new ArrayList<Figure>();
    all.add(numbers("strokes", strokes));
    all.add(figure("pots, of strokes not known to be safe", this::pots));
    all.add(numbers("of them of unknown purpose", unsaid));
    all.add(numbers("strokes known to be safe", safe));
    all.add(numbers("strokes that left nothing easy", hard));
    all.add(numbers("fouls", fouls));
    all.add(numbers("points by potting", points));
    all.add(figure("highest break", side -> number(breaks.highest(side))));
    all.add(figure("fifties and more", side -> breaks.fifties(side, names)));
    all.add(figure("centuries", side -> number(breaks.centuries(side))));
    if (timed[0] + timed[1] > 0) {
      all.add(figure("seconds per stroke, where noted", this::timeOfAShot));
    }
    all.add(numbers("points left when the last stroke was due", left));
    all.add(numbers("most snookers needed", needed));
    return all;
  }

  private static Figure figure(String what, IntFunction<Note> value) {
    return new Figure(what, List.of(value.apply(0), value.apply(1)));
  }

  private static Figure numbers(String what, int[] counted) {
    return figure(what, side -> number(counted[side]));
  }

  private static Note number(long value) {
    return Note.plain(Long.toString(value));
  }

  private Note pots(int side) {
    int tried = strokes[side] - safe[side];
    var told =
        Sentence.of(tried == 0 ? "{pots} of {tried}" : "{pots} of {tried} ({percent} %)")
            .fact("pots", tried == 0 ? 0 : scoring[side])
            .fact("tried", tried);
    if (tried > 0) {
      told.fact("percent", Math.round(100.0 * scoring[side] / tried));
    }
    return told.note();
  }

  private Note timeOfAShot(int side) {
    if (timed[side] == 0) {
      return Note.plain("-");
    }
    double mean = (double) seconds[side] / timed[side];
    return Sentence.of("{seconds} ({timed} timed)")
        .fact("seconds", String.format(Locale.ROOT, "%.1f", mean))
        .fact("timed", timed[side])
        .note();
  }
}
