package umpire.snooker;

import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.match.Match;

/// What chance brings about: lots, and what a referee happens to see. Rare things are rare, but
/// each of them comes up in enough matches.
public final class Sightings {

  private static final int MISSES = 40;
  private static final int MISSES_AGAIN = 95;
  private static final int FULL_BALL = 40;
  private static final int DELIBERATE = 5;
  private static final int SNOOKERS = 12;
  private static final int RERACKS = 30;

  /// Out of how many events one is a sighting of the rare kind.
  private static final int RARE = 60;

  private final Contest contest;
  private final Frame frame;
  private final Chance chance;

  private Sightings(Contest contest, Chance chance) {
    this.contest = contest;
    this.chance = chance;
    frame = contest.frame();
  }

  public static Optional<SnookerEvent> of(Contest contest, Chance chance) {
    return new Sightings(contest, chance).draw();
  }

  private Optional<SnookerEvent> draw() {
    if (contest.awaitsRack()) {
      return Optional.of(new SnookerEvent.Rack());
    }
    if (contest.toAct() == Match.HOUSE) {
      return Optional.of(new SnookerEvent.Lot(chance.below(Frame.SEATS)));
    }
    if (contest.rules.simple() || contest.isOver()) {
      return Optional.empty();
    }
    return legal(frame.fouled() ? afterFoul() : anytime());
  }

  private Optional<SnookerEvent> legal(Optional<SnookerEvent> event) {
    return event.filter(seen -> contest.check(Match.HOUSE, SnookerEvent.code(seen)) == Kernel.FINE);
  }

  private Optional<SnookerEvent> afterFoul() {
    var miss = miss();
    int likely = frame.interlude.missesBefore() > 0 ? MISSES_AGAIN : MISSES;
    if (legal(Optional.of(miss)).isPresent() && chance.percent(likely)) {
      return Optional.of(miss);
    }
    return chance.percent(SNOOKERS) ? Optional.of(new SnookerEvent.FreeBall()) : Optional.empty();
  }

  /// What lies in view does not change while the balls are put back.
  private SnookerEvent miss() {
    boolean fullBall = frame.interlude.missesBefore() == 0 && chance.percent(FULL_BALL);
    return new SnookerEvent.Miss(fullBall, chance.percent(DELIBERATE));
  }

  private Optional<SnookerEvent> anytime() {
    if (contest.stalemate() && chance.percent(RERACKS)) {
      return Optional.of(new SnookerEvent.Rerack());
    }
    if (chance.below(RARE) != 0) {
      return Optional.empty();
    }
    int kind = chance.below(100);
    int seat = chance.below(Frame.SEATS);
    if (kind < 50) {
      return Optional.of(new SnookerEvent.Touching(Ball.of(1 + chance.below(Frame.BLACK))));
    }
    if (kind < 85) {
      return Optional.of(foul());
    }
    if (kind < 93) {
      return Optional.of(new SnookerEvent.Stalemate());
    }
    return Optional.of(
        kind < 97 ? new SnookerEvent.Warn(seat) : new SnookerEvent.Award(seat, kind == 99));
  }

  private SnookerEvent foul() {
    return switch (chance.below(8)) {
      case 0 -> new SnookerEvent.Foul(FoulReason.MEASURE, Ball.NONE);
      case 1 -> new SnookerEvent.Foul(FoulReason.CONSULT, Ball.NONE);
      case 2 -> new SnookerEvent.Foul(FoulReason.IN_HAND, Ball.NONE);
      default ->
          new SnookerEvent.Foul(
              FoulReason.TOUCH, Ball.of(chance.below(Frame.BLACK + 1)), nomination());
    };
  }

  /// Half of the players have said what they play at when they touch a ball.
  private Ball nomination() {
    boolean said = frame.interlude.hasChoice() && chance.percent(50);
    return said ? Ball.of(Frame.YELLOW + chance.below(Frame.BLACK - 1)) : Ball.NONE;
  }
}
