package umpire.snooker;

import java.util.List;
import umpire.core.Chance;
import umpire.snooker.SnookerEvent.Shot;

/// A player of stated ability: what he plays at follows rules of thumb, and how it comes out is
/// drawn.
///
/// Sooner or later he pots what is on, so every frame he plays ends.
public final class ShotModel {

  /// How often he pots what he plays at, by value of the ball, in percent. Reds are often close
  /// together, and the black is near its pockets.
  private static final int[] POTS = {0, 55, 60, 56, 56, 60, 62, 66};

  /// How many of the other strokes are fouls, in percent.
  private static final int FOULS = 18;

  /// How many times out of a hundred he asks for each answer to a foul, and gives up a lost frame.
  private static final int REPLACES = 85;

  private static final int SENDS_BACK = 15;
  private static final int GIVES_UP = 35;

  /// How many strokes fail that have to be played once more after a miss, in percent.
  private static final int FAILS_AGAIN = 65;

  /// From how many fouls on a frame counts as lost.
  private static final int HOPELESS = 4;

  private final Scoreboard board;
  private final List<SnookerEvent> legal;
  private final Chance chance;

  private ShotModel(Scoreboard board, List<SnookerEvent> legal, Chance chance) {
    this.board = board;
    this.legal = legal;
    this.chance = chance;
  }

  /// What the player does who is awaited.
  ///
  /// @param legal what he may do, apart from strokes that nobody would list
  public static SnookerEvent choose(Scoreboard board, List<SnookerEvent> legal, Chance chance) {
    return new ShotModel(board, legal, chance).choose();
  }

  private SnookerEvent choose() {
    var first = new SnookerEvent.Choose(board.toAct());
    if (legal.contains(first)) {
      return first;
    }
    if (may(new SnookerEvent.Claim(), 100)) {
      return new SnookerEvent.Claim();
    }
    boolean lost = board.players().get(board.toAct()).foulsNeeded() >= HOPELESS;
    if (lost && may(new SnookerEvent.Concede(), GIVES_UP)) {
      return new SnookerEvent.Concede();
    }
    if (may(new SnookerEvent.Replace(), REPLACES)) {
      return new SnookerEvent.Replace();
    }
    if (!board.freeBall() && may(new SnookerEvent.Again(), SENDS_BACK)) {
      return new SnookerEvent.Again();
    }
    return strike(aim());
  }

  private boolean may(SnookerEvent event, int percent) {
    return legal.contains(event) && chance.percent(percent);
  }

  /// The ball he plays at. With a choice it is the black, or else the dearest that lies well; a
  /// free ball is whatever lies well.
  private Ball aim() {
    boolean free = board.freeBall();
    List<Ball> choice = free ? board.colours() : board.on();
    for (int i = choice.size() - 1; i > 0; i--) {
      if (chance.percent(free ? 30 : 60)) {
        return choice.get(i);
      }
    }
    return choice.getFirst();
  }

  private Shot strike(Ball aim) {
    if (board.missesInRow() > 0 && !board.fouled() && chance.percent(FAILS_AGAIN)) {
      return Shot.of(Ball.NONE).nominating(named(aim));
    }
    if (chance.percent(POTS[aim.ordinal()])) {
      boolean two = aim == Ball.RED && board.reds() > 1 && chance.percent(3);
      return two ? Shot.of(aim, aim, aim) : Shot.of(aim, aim);
    }
    return chance.percent(FOULS) ? foul(aim) : Shot.of(aim);
  }

  private Shot foul(Ball aim) {
    Ball other = board.colours().get(chance.below(board.colours().size()));
    return switch (chance.below(4)) {
      case 0 -> Shot.of(Ball.NONE).nominating(named(aim));
      case 1 -> Shot.of(aim, Ball.WHITE);
      case 2 -> Shot.of(other).nominating(named(aim));
      default -> Shot.of(aim, other);
    };
  }

  /// Where he has a choice, and somebody listens, he says what he plays at.
  private Ball named(Ball aim) {
    return aim.isColour() && legal.contains(Shot.of(Ball.NONE).nominating(aim)) ? aim : Ball.NONE;
  }
}
