package umpire.snooker.match;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.snooker.ball.Balls.BLACK;
import static umpire.snooker.ball.Balls.COLOURS;
import static umpire.snooker.ball.Balls.NONE;
import static umpire.snooker.ball.Balls.RED;
import static umpire.snooker.ball.Balls.YELLOW;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.rule.SnookerSettings;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.words.Verb;

/// Finds the rule that forbids a move in a match, if any.
final class Legality {

  private static final int PINK_AND_BLACK = (1 << (BLACK - 1)) | 1 << BLACK;

  private final SnookerMatch match;
  private final Frame frame;
  private final SnookerSettings rules;

  Legality(SnookerMatch match) {
    this.match = match;
    frame = match.frame;
    rules = match.rules;
  }

  int check(int actor, Move move) {
    Verb verb = Verb.of(move);
    if (match.isOver()) {
      return against(SnookerRule.MATCH_OVER);
    }
    if (verb.isOfTheTable() != (actor == Kernel.HOUSE)) {
      return against(SnookerRule.SPEAKER);
    }
    if (match.awaitsFirstLot()) {
      return unless(verb == Verb.LOT, SnookerRule.FIRST_LOT_DUE);
    }
    if (verb == Verb.ORDER) {
      return unless(orderFits(move.seat(), Verb.second(move)), SnookerRule.ORDER_FITS);
    }
    if (match.awaitsRack()) {
      return unless(verb == Verb.RACK, SnookerRule.RACK_DUE);
    }
    return verb.isOfTheTable() ? checkHouse(verb, move) : checkPlayer(actor, verb, move);
  }

  private static int against(SnookerRule rule) {
    return rule.ordinal();
  }

  private static int unless(boolean fine, SnookerRule rule) {
    return fine ? LEGAL : rule.ordinal();
  }

  private boolean isSeat(int seat) {
    return seat >= 0 && seat < match.seats();
  }

  // Announcements of the house.

  /// Announced once before a frame of two pairs: one player of each pair, beginning with the pair
  /// that breaks off.
  private boolean orderFits(int first, int second) {
    return isSeat(first)
        && isSeat(second)
        && match.awaitsOrder()
        && Sides.of(first) == Sides.of(match.breaksOffNext())
        && Sides.of(second) != Sides.of(first);
  }

  private int checkHouse(Verb verb, Move move) {
    if (verb == Verb.LOT) {
      return unless(frame.lotDue(), SnookerRule.LOT_WHEN_DUE);
    }
    if (verb == Verb.RACK) {
      return against(SnookerRule.RACK_BETWEEN_FRAMES);
    }
    if (rules.simple()) {
      return against(SnookerRule.SIMPLE_TABLE);
    }
    return switch (verb) {
      case WARN -> unless(!match.warned(move.seat()), SnookerRule.WARNED_ONCE);
      case AWARD_FRAME, AWARD_MATCH -> LEGAL;
      default -> checkBetweenStrokes(verb, move);
    };
  }

  private int checkBetweenStrokes(Verb verb, Move move) {
    int code = (int) move.code();
    if (!frame.ending.strokeDue()) {
      return against(frame.lotDue() ? SnookerRule.LOT_DUE : SnookerRule.CHOICE_DUE);
    }
    if (frame.blueShots()) {
      return against(SnookerRule.BLUE_ONLY);
    }
    return switch (verb) {
      case HALF -> match.clock.check(true);
      case TIME -> match.clock.check(false);
      case FREE_BALL ->
          rules.frame().freeBall()
              ? frame.between.checkFreeBall()
              : against(SnookerRule.FREE_BALL_PLAYED);
      case MISS ->
          rules.frame().misses().called()
              ? frame.between.checkMiss(Verb.isDeliberate(code))
              : against(SnookerRule.MISS_PLAYED);
      case TOUCHING -> frame.between.checkTouching(code);
      case FOUL -> Remark.exists(move.code()) ? checkFoul(code) : against(SnookerRule.FOUL_FITS);
      case STALEMATE ->
          unless(rules.ends().stalemate() && !match.stalemate(), SnookerRule.STALEMATE_PLAYED);
      default -> unless(match.stalemate(), SnookerRule.RERACK_AFTER_STALEMATE);
    };
  }

  private int checkFoul(int remarks) {
    if (!nominationFits(true, Remark.nominated(remarks))) {
      return against(SnookerRule.NOMINATION_FITS);
    }
    FoulReason reason = Remark.reason(remarks);
    return unless(
        reason.withoutStroke() && ballFits(remarks) && isPlayed(reason), SnookerRule.FOUL_FITS);
  }

  /// Whether a foul can happen with the white as it is, under the rules of this table.
  private boolean isPlayed(FoulReason reason) {
    return switch (reason) {
      case IN_HAND -> frame.inHand();
      case TIME -> rules.frame().pace().shotClock();
      case CUSHION -> rules.frame().pace().cushion();
      default -> true;
    };
  }

  /// Whether the ball concerned is possible: it must be on the table, and only some reasons concern
  /// a ball.
  private boolean ballFits(int remarks) {
    int ball = Remark.concerned(remarks);
    return ball == NONE || (Remark.reason(remarks).concernsBall() && frame.table.has(ball));
  }

  // Moves of the players.

  private int checkPlayer(int actor, Verb verb, Move move) {
    if (frame.lotDue()) {
      return against(SnookerRule.LOT_DUE);
    }
    boolean inTurn = actor == frame.toAct();
    if (verb == Verb.CHOOSE || frame.ending.choiceDue()) {
      return checkChoice(inTurn, verb);
    }
    if (verb == Verb.STROKE) {
      return checkStroke(inTurn, move);
    }
    if (!inTurn) {
      return against(SnookerRule.IN_TURN);
    }
    return switch (verb) {
      case AIM -> unless(aimFits(move), SnookerRule.AIM_FITS);
      case AGAIN ->
          rules.frame().playAgain()
              ? unless(frame.fouled(), SnookerRule.ONLY_AFTER_FOUL)
              : against(SnookerRule.PLAY_AGAIN_PLAYED);
      case REPLACE ->
          rules.frame().misses().called()
              ? frame.between.checkReplace()
              : against(SnookerRule.MISS_PLAYED);
      case CONCEDE -> unless(mayConcede(actor), SnookerRule.CONCESSION_ALLOWED);
      default -> unless(mayClaim(actor), SnookerRule.CLAIM_ALLOWED);
    };
  }

  private boolean aimFits(Move aim) {
    boolean possible = (frame.aims() >> Verb.aimed(aim) & 1) != 0;
    return possible && (Verb.isForAPot(aim) || !frame.blueShots());
  }

  private int checkChoice(boolean inTurn, Verb verb) {
    if (!frame.ending.choiceDue()) {
      return against(SnookerRule.CHOICE_AFTER_LOT);
    }
    if (!inTurn) {
      return against(SnookerRule.IN_TURN);
    }
    return unless(verb == Verb.CHOOSE, SnookerRule.CHOICE_DUE);
  }

  private boolean mayConcede(int seat) {
    return switch (rules.ends().concession()) {
      case ANYTIME, COSTLY -> true;
      case NEEDED -> frame.between.foulsNeeded(seat) > 0;
      case NEVER -> false;
    };
  }

  private boolean mayClaim(int seat) {
    return switch (rules.ends().claim()) {
      case BLACK -> frame.on() == Balls.ONLY_BLACK && frame.ending.lead(seat) > BLACK;
      case NEEDED -> frame.between.foulsNeeded(Sides.other(seat)) > 0;
      case NEVER -> false;
    };
  }

  // Strokes.

  private int checkStroke(boolean inTurn, Move move) {
    int stroke = StrokeCode.stroke(move.code());
    int remarks = StrokeCode.remarks(move.code());
    if (!Remark.exists(remarks)) {
      return against(SnookerRule.FOUL_FITS);
    }
    boolean outOfTurn = Remark.reason(remarks) == FoulReason.TURN;
    if (rules.simple() && (remarks != 0 || move.amount() > 0)) {
      return against(SnookerRule.SIMPLE_TABLE);
    }
    if (!inTurn && (!outOfTurn || frame.blueShots())) {
      return against(SnookerRule.IN_TURN);
    }
    boolean late = match.clock.isLate(move.amount());
    if (late && Remark.reason(remarks) != FoulReason.TIME) {
      return against(SnookerRule.SHOT_CLOCK);
    }
    int fault = frame.table.check(stroke);
    if (fault != LEGAL || remarks == 0) {
      return fault;
    }
    fault = frame.table.check(stroke, remarks);
    if (fault != LEGAL) {
      return fault;
    }
    if (!nominationFits(inTurn, Remark.nominated(remarks))) {
      return against(SnookerRule.NOMINATION_FITS);
    }
    return unless(
        inTurn != outOfTurn && reasonFits(stroke, remarks) && ballFits(remarks),
        SnookerRule.FOUL_FITS);
  }

  private boolean nominationFits(boolean inTurn, int ball) {
    return ball == NONE
        || (inTurn && ball != RED && frame.between.hasChoice() && frame.table.has(ball));
  }

  private boolean reasonFits(int stroke, int remarks) {
    FoulReason reason = Remark.reason(remarks);
    int named = Remark.nominated(remarks);
    return switch (reason) {
      case BEHIND -> behindPossible(named == NONE ? MoveCode.first(stroke) : named);
      case UNNAMED -> frame.between.hasChoice() && named == NONE;
      case CUSHION -> isPlayed(reason) && MoveCode.potted(stroke) == 0 && !MoveCode.white(stroke);
      default -> reason.withStroke() && isPlayed(reason);
    };
  }

  /// Whether the foul of snookering the opponent by the nominated ball is possible.
  ///
  /// @param nominated the colour after a red, or a free ball other than the ball on
  private boolean behindPossible(int nominated) {
    if (nominated < YELLOW) {
      return false;
    }
    boolean anyTime = rules.frame().behindNominated();
    if (frame.on() == COLOURS) {
      return anyTime;
    }
    boolean usesFreeBall = frame.between.freeBall() && (frame.on() & 1 << nominated) == 0;
    boolean room = frame.reds() > 0 || frame.colours() != PINK_AND_BLACK;
    return usesFreeBall && (anyTime || room);
  }

  /// Whether the price of a stroke depends on a nomination missing from the record: a colour was
  /// on, none was hit, and none is named.
  boolean nominationMissing(int stroke, int remarks) {
    return rules.frame().sevenUnnamed()
        && frame.on() == COLOURS
        && Remark.nominated(remarks) == NONE
        && Remark.reason(remarks) != FoulReason.UNNAMED
        && MoveCode.first(stroke) < YELLOW
        && Remark.second(remarks) < YELLOW
        && !(MoveCode.first(stroke) == NONE && frame.between.touching() >= YELLOW);
  }
}
