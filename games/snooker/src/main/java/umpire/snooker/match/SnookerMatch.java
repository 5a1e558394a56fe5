package umpire.snooker.match;

import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.profile.Profile;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Announcer;
import umpire.snooker.frame.Clock;
import umpire.snooker.frame.Frame;
import umpire.snooker.frame.Table;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.rule.SnookerSettings;
import umpire.snooker.rule.SnookerSwitches;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.words.Verb;

/// A match: frame after frame, until it is won or drawn. [Verb] defines the parts of a move.
///
/// [Legality] decides which moves are legal; this class applies them. Nothing is hidden in snooker:
/// only the outcome of a stroke is uncertain, and that is not up to the rules.
public final class SnookerMatch implements Kernel<SnookerMatch> {

  /// The phase of the match.
  private enum Phase {
    FIRST_LOT,
    RACK,
    FRAME,
    OVER
  }

  final SnookerSettings rules;
  final Frame frame;
  final Clock clock;
  private final BreakOrder breaks;
  private final Legality legality;
  private final MatchTotals totals = new MatchTotals();
  private final History history = new History();

  /// Reused while listing moves, to avoid garbage.
  final Move scratch = new Move();

  private Phase phase = Phase.FIRST_LOT;
  private int number;
  private int winner = Kernel.NOBODY;

  private boolean stalemate;

  SnookerMatch(SnookerSettings rules) {
    this.rules = rules;
    frame = new Frame(rules.frame());
    clock = new Clock(frame);
    breaks = new BreakOrder(rules.breakOff(), frame.order);
    legality = new Legality(this);
    reset();
  }

  /// Opens a match under these rules.
  public static SnookerMatch open(Profile profile) {
    return new SnookerMatch(SnookerSettings.of(profile));
  }

  @Override
  public SnookerMatch newGame() {
    return new SnookerMatch(rules);
  }

  @Override
  public void reset() {
    frame.clear();
    clock.start();
    phase = rules.firstByLot() ? Phase.FIRST_LOT : Phase.RACK;
    number = 0;
    breaks.reset();
    winner = Kernel.NOBODY;
    stalemate = false;
    totals.reset();
    history.clear();
  }

  /// Sets the frames won before the start; the order of breaks continues as if they had been
  /// played.
  @Override
  public boolean startFrom(int side, int score) {
    int sum = score + totals.won(1 - side);
    if (rules.aggregate() || score < 0 || 2L * score > rules.frames() || sum >= rules.frames()) {
      return false;
    }
    totals.startFrom(side, score);
    number = sum;
    breaks.open(sum > 0 ? (sum + 1) % 2 : 0); // broke off the frame before
    return true;
  }

  @Override
  public int toAct() {
    return switch (phase) {
      case FIRST_LOT, RACK -> HOUSE;
      case FRAME -> frame.lotDue() ? HOUSE : frame.toAct();
      case OVER -> OVER;
    };
  }

  @Override
  public int check(int actor, Move move) {
    int answer = legality.check(actor, move);
    return answer == LEGAL && isOpen(actor, move)
        ? UNDECIDED + SnookerRule.UNNAMED.ordinal()
        : answer;
  }

  /// Whether an event's effect depends on a nomination that it does not record. Such an event
  /// counts as without a nomination.
  private boolean isOpen(int actor, Move move) {
    return Verb.of(move) == Verb.STROKE
        && actor == frame.toAct()
        && legality.nominationMissing(
            StrokeCode.stroke(move.code()), StrokeCode.remarks(move.code()));
  }

  @Override
  public void play(int actor, Move move, RulingLog log) {
    history.add(actor, move);
    Verb verb = Verb.of(move);
    int seat = move.seat();
    int code = (int) move.code();
    switch (verb) {
      case STROKE -> strike(actor, move, log);
      case AGAIN -> frame.between.playAgain(log);
      case REPLACE -> frame.between.replace(log);
      case CHOOSE -> frame.ending.choose(seat, log);
      case CONCEDE -> concede(actor, log);
      case CLAIM -> claim(actor, log);
      case AIM -> log.add(SnookerRule.AIM, actor, Verb.aimed(move), code);
      case LOT -> draw(seat, log);
      case RACK -> rackNext(log);
      case HALF -> clock.half(log);
      case TIME -> clock.end(log);
      case ORDER -> breaks.order(seat, Verb.second(move), log);
      case FREE_BALL -> frame.between.giveFreeBall(log);
      case TOUCHING -> frame.between.touch(code, log);
      case FOUL -> foul(Verb.remarks(move), log);
      case MISS -> frame.between.callMiss(code, log);
      case STALEMATE -> offerRerack(log);
      case RERACK -> rerack(log);
      case WARN -> warn(seat, log);
      case AWARD_FRAME -> awardFrame(seat, log);
      case AWARD_MATCH -> awardMatch(seat, log);
    }
    if (phase == Phase.FRAME && verb != Verb.AIM) {
      lookAtFrame(log);
    }
  }

  // The beginning of a frame.

  /// Assigns the lot: before the first frame for the break-off, later for the respotted black.
  private void draw(int seat, RulingLog log) {
    if (phase == Phase.FIRST_LOT) {
      log.add(SnookerRule.FIRST_LOT, seat, 0, 0);
      breaks.open(seat);
      rack(number + 1, log);
    } else {
      frame.ending.draw(seat, log);
    }
  }

  private void rackNext(RulingLog log) {
    breaks.open(breaksOffNext());
    rack(number + 1, log);
  }

  /// The seat that breaks off after a frame, given its breaker and its winning side or
  /// [Kernel#NOBODY].
  public int breaksOffAfter(int before, int won) {
    return breaks.after(before, won);
  }

  private void rack(int next, RulingLog log) {
    number = next;
    clock.start();
    phase = Phase.FRAME;
    stalemate = false;
    history.clear();
    boolean last = number == rules.frames();
    int later = rules.aggregate() ? (rules.frames() - number) * valueOfARack() : 0;
    frame.between.expectLater(later);
    frame.ending.compareWith(
        rules.aggregate() ? totals.total(0) - totals.total(1) : 0, last || !rules.aggregate());
    int breaker = breaks.breaker();
    log.add(SnookerRule.NEXT_FRAME, breaker, number, rules.frames());
    frame.ending.annul(log);
    frame.rack(SnookerRule.FRAME_BREAK_OFF, breaker, log);
    if (seats() > Sides.SEATS) {
      log.add(SnookerRule.FOUR_HANDED, breaker, frame.order.next(), 0);
    }
    for (int side = 0; side < Sides.COUNT; side++) {
      if (rules.start(side) > 0) {
        frame.scores.give(SnookerRule.START, side, 0, rules.start(side), log);
      }
    }
  }

  private int valueOfARack() {
    return (Balls.RED + Balls.BLACK) * rules.frame().reds() + Table.ALL_COLOURS_WORTH;
  }

  // Events inside a frame.

  private void strike(int actor, Move move, RulingLog log) {
    if (actor != frame.toAct()) {
      log.add(SnookerRule.OUT_OF_TURN, actor, 0, 0);
      frame.outOfTurn(actor);
    }
    int striker = frame.toAct();
    if (move.amount() > 0) {
      log.add(SnookerRule.SHOT_TIME, striker, move.amount(), 0);
    }
    int before = frame.scores.breakPoints();
    frame.strike(StrokeCode.stroke(move.code()), StrokeCode.remarks(move.code()), log);
    int points = frame.scores.breakPoints();
    if (points > before) {
      totals.noteBreak(Sides.of(striker), points);
      Announcer.sayBreak(striker, before, points, log);
    }
    stalemate &= points <= before && !frame.fouled();
  }

  private void foul(int remarks, RulingLog log) {
    stalemate = false;
    frame.between.foul(remarks, log);
  }

  private void offerRerack(RulingLog log) {
    stalemate = true;
    log.add(SnookerRule.STALEMATE, Kernel.NOBODY, 0, 0);
  }

  private void rerack(RulingLog log) {
    log.add(SnookerRule.RERACK, breaks.breaker(), 0, 0);
    rack(number, log);
  }

  private void warn(int seat, RulingLog log) {
    totals.warn(seat);
    log.add(SnookerRule.CONDUCT_WARNING, seat, 0, 0);
  }

  // The end of a frame and of the match.

  private void concede(int seat, RulingLog log) {
    boolean early = frame.between.foulsNeeded(seat) == 0;
    int other = Sides.other(seat);
    log.add(SnookerRule.CONCEDED, seat, 0, 0);
    if (rules.aggregate()) {
      int left = frame.table.worth();
      frame.scores.give(SnookerRule.AWARDED_POINTS, other, 0, left, log);
    }
    frame.ending.finish(other, log);
    enterFrame();
    if (early && rules.ends().concession() == SnookerSwitches.Concession.COSTLY) {
      payForConceding(seat, log);
    }
    finishIfDecided(log);
  }

  /// Penalises an early concession: a warning the first time, then the loss of a further frame, if
  /// one is left.
  private void payForConceding(int seat, RulingLog log) {
    int other = Sides.other(seat);
    if (!totals.concedesEarlyAgain(Sides.of(seat))) {
      log.add(SnookerRule.EARLY_CONCESSION, seat, 0, 0);
    } else if (!isDecided()) {
      totals.winFrame(other);
      number++;
      log.add(SnookerRule.EXTRA_FRAME, other, 0, 0);
    }
  }

  private void claim(int seat, RulingLog log) {
    log.add(SnookerRule.CLAIMED, seat, 0, 0);
    frame.ending.finish(seat, log);
  }

  private void awardFrame(int seat, RulingLog log) {
    log.add(SnookerRule.FRAME_AWARDED, seat, 0, 0);
    frame.ending.award(Sides.other(seat), log);
  }

  private void awardMatch(int seat, RulingLog log) {
    log.add(SnookerRule.MATCH_AWARDED, seat, 0, 0);
    finish(Sides.of(seat), log);
  }

  private void lookAtFrame(RulingLog log) {
    if (frame.toAct() == Kernel.NOBODY) {
      enterFrame();
      finishIfDecided(log);
    } else {
      Announcer.sayStanding(frame, log);
    }
  }

  /// Adds a frame that is over to the totals.
  private void enterFrame() {
    int side = frame.ending.winner();
    if (side != Kernel.NOBODY) {
      totals.winFrame(side);
    }
    totals.addPoints(0, frame.score(0));
    totals.addPoints(1, frame.score(1));
    phase = Phase.RACK;
  }

  private void finishIfDecided(RulingLog log) {
    if (isDecided()) {
      finish(rules.aggregate() ? leaderByPoints() : totals.leader(), log);
    }
  }

  /// The side with more points in all frames. If they are level because the last frame was
  /// conceded, its winner.
  private int leaderByPoints() {
    int ahead = totals.total(0) - totals.total(1);
    return ahead > 0 ? 0 : ahead < 0 ? 1 : frame.ending.winner();
  }

  private boolean isDecided() {
    return number >= rules.frames()
        || (rules.decidedBy() == SnookerSwitches.DecidedBy.FRAMES
            && 2 * Math.max(totals.won(0), totals.won(1)) > rules.frames());
  }

  private void finish(int side, RulingLog log) {
    phase = Phase.OVER;
    winner = side;
    SnookerRule rule = side == NOBODY ? SnookerRule.MATCH_DRAWN : SnookerRule.MATCH_WON;
    log.add(rule, side, totals.won(0), totals.won(1));
  }

  // The visible state of the match.

  boolean awaitsFirstLot() {
    return phase == Phase.FIRST_LOT;
  }

  public boolean awaitsRack() {
    return phase == Phase.RACK;
  }

  public boolean isOver() {
    return phase == Phase.OVER;
  }

  /// Whether strokes are recorded only by the balls they hit and potted.
  public boolean isSimple() {
    return rules.simple();
  }

  /// Whether the referee calls misses.
  public boolean callsMisses() {
    return rules.frame().misses().called();
  }

  /// Whether a third miss with a full ball in view loses the frame.
  public boolean losesByMisses() {
    return rules.frame().misses().three();
  }

  /// Whether a frame ends when its time is up.
  public boolean hasClock() {
    return rules.frame().pace().clock();
  }

  /// Whether half of the frame's time is over.
  public boolean inSecondHalf() {
    return clock.secondHalf();
  }

  /// Whether a stroke that takes too long is a foul.
  public boolean hasShotClock() {
    return rules.frame().pace().shotClock();
  }

  /// Whether a stroke has to pot a ball or bring one to a cushion.
  public boolean needsCushion() {
    return rules.frame().pace().cushion();
  }

  /// Whether the points of all frames are added up.
  public boolean isAggregate() {
    return rules.aggregate();
  }

  /// Whether a ball that is not hit has to be nominated: the striker has a choice, and the table
  /// records nominations.
  public boolean isNamed(int ball) {
    return !rules.simple() && ball != Balls.RED && hasChoice();
  }

  /// Whether the striker may choose the ball to play at, and so has to nominate it.
  public boolean hasChoice() {
    return frame.between.hasChoice();
  }

  /// The fouls of the other side that a seat needs to draw level, 0 if none.
  public int foulsNeeded(int seat) {
    return isOver() ? 0 : frame.between.foulsNeeded(seat);
  }

  /// A seat's lead in this frame, or in all frames where they are added up; negative if it trails.
  public int lead(int seat) {
    return frame.ending.lead(seat);
  }

  /// The points that a seat could still score, without penalties.
  public int left(int seat) {
    return isOver() ? 0 : frame.between.left(seat);
  }

  /// The points with which a side begins each frame.
  public int start(int side) {
    return rules.start(side);
  }

  /// The number of reds a frame begins with.
  public int reds() {
    return rules.frame().reds();
  }

  /// The maximum number of frames.
  public int frames() {
    return rules.frames();
  }

  /// The seat that broke off this frame.
  public int breaker() {
    return breaks.breaker();
  }

  /// The seat that breaks off the next frame, once this one is over.
  public int breaksOffNext() {
    return number > 0 ? breaks.next(frame.ending.winner()) : breaks.first();
  }

  /// Whether two pairs may announce their order of play for the next frame.
  public boolean awaitsOrder() {
    return phase == Phase.RACK && breaks.orderOpen();
  }

  /// The number of the current frame, from 1; 0 before the first.
  public int number() {
    return number;
  }

  @Override
  public int winner() {
    return winner;
  }

  @Override
  public int seats() {
    return frame.order.seats();
  }

  @Override
  public int sides() {
    return Sides.COUNT;
  }

  @Override
  public int side(int seat) {
    return Sides.of(seat);
  }

  /// Points of the frame (0), frames won (1), the highest break (2), or points of all frames.
  @Override
  public int tally(int tally, int side) {
    return switch (tally) {
      case 0 -> frame.score(side);
      case 1 -> won(side);
      case 2 -> highestBreak(side);
      default -> total(side);
    };
  }

  @Override
  public void listLegal(int actor, Moves into) {
    LegalMoves.list(this, actor, into);
  }

  /// The number of frames a side has won.
  public int won(int side) {
    return totals.won(side);
  }

  /// A side's points in all frames that are over.
  public int total(int side) {
    return totals.total(side);
  }

  public int highestBreak(int side) {
    return totals.highestBreak(side);
  }

  public boolean stalemate() {
    return stalemate;
  }

  boolean warned(int seat) {
    return totals.warned(seat);
  }

  public Frame frame() {
    return frame;
  }

  @Override
  public History history() {
    return history;
  }

  @Override
  public boolean isFullyKnown() {
    return true;
  }

  @Override
  public void copyFrom(SnookerMatch other) {
    frame.copyFrom(other.frame);
    clock.copyFrom(other.clock);
    phase = other.phase;
    number = other.number;
    breaks.copyFrom(other.breaks);
    winner = other.winner;
    stalemate = other.stalemate;
    totals.copyFrom(other.totals);
    history.copyFrom(other.history);
  }

  @Override
  public void veil(int viewer) {
    // Nothing is hidden from any viewer.
  }

  @Override
  public void mask(int viewer, int actor, Move move) {
    // Nothing is hidden from any viewer.
  }
}
