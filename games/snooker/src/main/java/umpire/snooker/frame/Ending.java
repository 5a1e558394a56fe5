package umpire.snooker.frame;

import static umpire.snooker.ball.Balls.NONE;
import static umpire.snooker.ball.Balls.ONLY_BLACK;
import static umpire.snooker.rule.SnookerRule.AWARDED_POINTS;
import static umpire.snooker.rule.SnookerRule.BLUE_SHOTS;
import static umpire.snooker.rule.SnookerRule.CHOSEN;
import static umpire.snooker.rule.SnookerRule.FORFEIT;
import static umpire.snooker.rule.SnookerRule.FRAME_DRAWN;
import static umpire.snooker.rule.SnookerRule.FRAME_WON;
import static umpire.snooker.rule.SnookerRule.LOT;
import static umpire.snooker.rule.SnookerRule.LOT_CHOICE;
import static umpire.snooker.rule.SnookerRule.TIE;
import static umpire.snooker.rule.SnookerRule.VOID;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;

/// How a frame ends: by points on the black, by a lot and the respotted black, or because a player
/// gives it away.
public final class Ending {

  /// The event the frame waits for.
  private enum Due {
    STROKE,
    LOT,
    CHOICE,
    NOTHING
  }

  private final Frame frame;
  private final BlueShots blue = new BlueShots();
  private Due due = Due.NOTHING;
  private int winner = Kernel.NOBODY;

  /// The first seat's lead before the frame, where points of all frames are added up.
  private int carried;

  /// Whether level scores keep the frame going.
  private boolean blackDecides = true;

  Ending(Frame frame) {
    this.frame = frame;
  }

  void reset() {
    due = Due.STROKE;
    winner = Kernel.NOBODY;
    blue.reset();
  }

  /// Sets what decides the frame: the lead carried into it, and whether level scores respot the
  /// black.
  public void compareWith(int leadOfFirstSeat, boolean levelRespotsBlack) {
    carried = leadOfFirstSeat;
    blackDecides = levelRespotsBlack;
  }

  /// Ends the frame by points, unless they are level and the black has to decide.
  void decide(RulingLog log) {
    if (needsDecision()) {
      tie(log);
    } else {
      finish(frame.leader(), log);
    }
  }

  private boolean needsDecision() {
    return blackDecides && lead(0) == 0;
  }

  /// Ends the frame because its time is up: the side ahead has won, and level scores are decided by
  /// shots at the blue.
  void timeUp(RulingLog log) {
    frame.settle();
    if (!needsDecision()) {
      finish(frame.leader(), log);
      return;
    }
    blue.begin();
    frame.table.reds = 0;
    frame.table.colours = frame.table.on = Balls.ONLY_BLUE;
    frame.between.reset();
    due = Due.LOT;
    frame.await(0);
    log.add(BLUE_SHOTS, Kernel.NOBODY, frame.on(), frame.score(0));
  }

  /// Takes a shot at the blue; true if the next one is due.
  boolean takeBlue(int seat, boolean falls, RulingLog log) {
    boolean decides = blue.take(seat, falls, log);
    if (decides) {
      finish(blue.leader(), log);
    }
    return !decides;
  }

  /// Whether shots at the blue decide the frame.
  boolean blueShots() {
    return blue.areDue();
  }

  /// Ends the frame with this winner, or with none.
  public void finish(int seat, RulingLog log) {
    due = Due.NOTHING;
    winner = seat == Kernel.NOBODY ? seat : Sides.of(seat);
    SnookerRule rule = seat == Kernel.NOBODY ? FRAME_DRAWN : FRAME_WON;
    log.add(rule, seat, NONE, winner == frame.leader() ? Math.abs(frame.scores.ahead()) : 0);
  }

  /// The house draws the lot, but the frame has to await a seat: the first stands in for both.
  private void tie(RulingLog log) {
    frame.table.colours = ONLY_BLACK;
    due = Due.LOT;
    frame.await(0);
    log.add(TIE, Kernel.NOBODY, frame.on(), frame.score(0));
  }

  /// Gives the lot to a seat, which plays or, where the table agrees so, chooses the player.
  public void draw(int seat, RulingLog log) {
    frame.settle();
    if (frame.rules.choice()) {
      due = Due.CHOICE;
      frame.await(seat);
      log.add(LOT_CHOICE, seat, frame.on(), 0);
    } else {
      due = Due.STROKE;
      frame.call(LOT, seat, true, log);
    }
  }

  /// The winner of the lot has chosen the player to begin.
  public void choose(int seat, RulingLog log) {
    due = Due.STROKE;
    frame.call(CHOSEN, seat, true, log);
  }

  /// Takes the frame from a player: they lose their points, and the opponent gets the points left
  /// on the table.
  public void award(int loser, RulingLog log) {
    int left = frame.table.worth();
    frame.scores.give(FORFEIT, loser, NONE, -frame.score(loser), log);
    frame.scores.give(AWARDED_POINTS, Sides.other(loser), NONE, left, log);
    finish(Sides.other(loser), log);
  }

  /// Sets the scores to zero before the balls are set up again.
  public void annul(RulingLog log) {
    for (int seat = 0; seat < Sides.COUNT; seat++) {
      if (frame.score(seat) > 0) {
        frame.scores.give(VOID, seat, NONE, -frame.score(seat), log);
      }
    }
  }

  public boolean strokeDue() {
    return due == Due.STROKE;
  }

  boolean lotDue() {
    return due == Due.LOT;
  }

  public boolean choiceDue() {
    return due == Due.CHOICE;
  }

  boolean isOver() {
    return due == Due.NOTHING;
  }

  /// The side that has won the frame, or [Kernel#NOBODY].
  public int winner() {
    return winner;
  }

  /// A seat's lead, including the lead carried into the frame; negative if the seat trails.
  public int lead(int seat) {
    int first = carried + frame.scores.ahead();
    return Sides.of(seat) == 0 ? first : -first;
  }

  void copyFrom(Ending other) {
    due = other.due;
    winner = other.winner;
    blue.copyFrom(other.blue);
    carried = other.carried;
    blackDecides = other.blackDecides;
  }
}
