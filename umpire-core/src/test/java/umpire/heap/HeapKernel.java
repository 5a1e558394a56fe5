package umpire.heap;

import static umpire.heap.HeapVerb.ADD;
import static umpire.heap.HeapVerb.DEAL;
import static umpire.heap.HeapVerb.MAX;
import static umpire.heap.HeapVerb.TAKE;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Parts;
import umpire.core.profile.Profile;

/// The kernel of the complete heap game. A move is a deal, with the reserves of all seats in order,
/// or it takes or adds a number of stones.
public final class HeapKernel implements Kernel<HeapKernel> {

  /// Marks a number of stones that was not recorded.
  static final int UNKNOWN = -1;

  private static final int BONUS = 5;
  private static final int TALLY_POINTS = 0;

  private final WholeFlaw flaw;
  private final int heap;
  private final boolean secret;
  private final boolean bonus;

  private final Profile profile;
  private final int[] reserves;
  private final boolean[] shown;
  private final int[] points;
  private final int[] added;
  private final boolean[] vague;
  private final History history = new History();
  private int stones;

  /// A hash of the reserves that were really dealt, which should not survive a veil. Flaws use it.
  private int truth;

  /// The number of stones in the heap that may be gone, after moves that took an unknown number.
  private int surplus;

  private int toAct;
  private boolean noted = true;
  private int[] garbage = {};

  HeapKernel(Profile profile, int seats, WholeFlaw flaw) {
    this.profile = profile;
    this.flaw = flaw;
    heap = profile.number("heap");
    secret = profile.is("reserve", "secret");
    bonus = profile.is("last", "bonus");
    reserves = new int[seats];
    shown = new boolean[seats];
    points = new int[seats];
    added = new int[seats];
    vague = new boolean[seats];
    begin();
  }

  @Override
  public HeapKernel newGame() {
    return new HeapKernel(profile, reserves.length, flaw);
  }

  @Override
  public void keepHistory(boolean wanted) {
    noted = wanted;
  }

  @Override
  public void reset() {
    begin();
  }

  private void begin() {
    Arrays.fill(reserves, 0);
    Arrays.fill(shown, false);
    Arrays.fill(points, 0);
    Arrays.fill(added, 0);
    Arrays.fill(vague, false);
    history.clear();
    stones = flaw == WholeFlaw.RULES_BY_ITS_NOTES && !noted ? heap - 1 : heap;
    surplus = 0;
    toAct = secret ? HOUSE : 0;
  }

  @Override
  public void copyFrom(HeapKernel other) {
    System.arraycopy(other.reserves, 0, reserves, 0, reserves.length);
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
    if (flaw != WholeFlaw.COPIES_NOT_EVERYTHING) {
      System.arraycopy(other.points, 0, points, 0, points.length);
    }
    System.arraycopy(other.added, 0, added, 0, added.length);
    System.arraycopy(other.vague, 0, vague, 0, vague.length);
    history.copyFrom(other.history);
    stones = other.stones;
    truth = other.truth;
    surplus = other.surplus;
    toAct = other.toAct;
  }

  @Override
  public int seats() {
    return flaw == WholeFlaw.ONE_SEAT_TOO_FEW ? points.length - 1 : points.length;
  }

  @Override
  public int sides() {
    return flaw == WholeFlaw.A_SIDE_WITHOUT_SEATS ? points.length + 1 : points.length;
  }

  @Override
  public int toAct() {
    return toAct;
  }

  // Moves.

  /// The number of stones that a move takes or adds; perhaps [#UNKNOWN].
  static int stones(Parts move) {
    return move.unknown() > 0 ? UNKNOWN : move.amount();
  }

  /// Sets the number of stones that a move takes or adds.
  static void say(int stones, Move into) {
    into.amount(Math.max(0, stones)).unknown(stones == UNKNOWN ? 1 : 0);
  }

  /// Returns a move that takes or adds stones.
  public static Move said(HeapVerb verb, int stones) {
    var move = new Move().set(verb);
    say(stones, move);
    return move;
  }

  // Legality.

  @Override
  public int check(int actor, Move move) {
    if (flaw == WholeFlaw.ASKING_CHANGES_SOMETHING && toAct >= 0 && points[toAct] == 3) {
      points[toAct] = 2;
    }
    boolean overlooked = flaw == WholeFlaw.FINE_AFTER_THE_END && toAct == OVER;
    if (overlooked || flaw == WholeFlaw.EVERYTHING_GOES) {
      return LEGAL;
    }
    if (toAct == OVER) {
      return HeapRule.EMPTY.ordinal();
    }
    if (move.is(DEAL)) {
      boolean due = toAct == HOUSE && actor == HOUSE && move.length() == seats();
      return due ? LEGAL : HeapRule.DEAL.ordinal();
    }
    if (actor != toAct || actor == HOUSE) {
      if (flaw == WholeFlaw.CRASHES_OUT_OF_TURN) {
        throw new IllegalStateException("planted");
      }
      return HeapRule.IN_TURN.ordinal();
    }
    return move.is(TAKE) ? checkTake(stones(move)) : checkAdd(stones(move));
  }

  private int checkTake(int taken) {
    if (flaw == WholeFlaw.REFUSES_ITS_STRATEGY && taken == 2 && stones == 2) {
      return HeapRule.ENOUGH.ordinal();
    }
    if (taken == UNKNOWN || surplus > 0) {
      // The points of an undecided move are never judged, so this flaw calls it legal.
      return flaw == WholeFlaw.RULES_OUT_WHAT_MAY_BE_EARNED
          ? LEGAL
          : UNDECIDED + HeapRule.ENOUGH.ordinal();
    }
    return taken > stones ? HeapRule.ENOUGH.ordinal() : LEGAL;
  }

  private int checkAdd(int put) {
    int rule = HeapRule.RESERVE.ordinal();
    if (shown[toAct] || !secret) {
      return rule;
    }
    if (reserves[toAct] == UNKNOWN && flaw != WholeFlaw.REFUSES_WHAT_IT_CANNOT_KNOW) {
      return UNDECIDED + rule;
    }
    return put == reserves[toAct] && put <= MAX ? LEGAL : rule;
  }

  @Override
  public void listLegal(int actor, Moves into) {
    if (actor >= 0 && actor == toAct) {
      listTakes(into);
      if (!shown[actor] && secret && reserves[actor] > 0) {
        into.addAmount(ADD, reserves[actor]);
      }
    }
    if (actor == HOUSE && toAct == HOUSE) {
      into.leaveOut(); // deals are not listed
    }
    if (flaw == WholeFlaw.LEGAL_AFTER_THE_END && toAct == OVER) {
      into.addAmount(TAKE, 1);
    }
  }

  private void listTakes(Moves into) {
    int most = flaw == WholeFlaw.LEGAL_LEAVES_OUT ? 2 : MAX;
    if (flaw == WholeFlaw.LEAKS_IN_LEGAL && reserves[(toAct + 1) % seats()] > 1) {
      into.addAmount(TAKE, Math.min(2, stones));
      into.leaveOut();
      return;
    }
    for (int taken = 1; taken <= Math.min(most, stones); taken++) {
      into.addAmount(TAKE, taken);
    }
    if (flaw == WholeFlaw.LEGAL_ADDS && stones == 2) {
      into.addAmount(TAKE, 3);
    }
    if (flaw == WholeFlaw.LEGAL_REPEATS) {
      into.addAmount(TAKE, 1);
    }
  }

  // Events.

  @Override
  public void play(int actor, Move move, RulingLog log) {
    if (!move.is(DEAL) && flaw != WholeFlaw.REMEMBERS_NOTHING) {
      history.add(actor, move);
    }
    if (move.is(DEAL)) {
      deal(move, log);
    } else if (move.is(ADD)) {
      add(Math.max(0, toAct), stones(move), log);
    } else {
      take(Math.max(0, toAct), stones(move), log);
    }
  }

  private void deal(Move move, RulingLog log) {
    int all = 0;
    for (int seat = 0; seat < Math.min(seats(), move.length()); seat++) {
      reserves[seat] = move.card(seat);
      all += move.card(seat);
    }
    toAct = 0;
    truth = Arrays.hashCode(reserves);
    log.add(HeapRule.DEAL, NOBODY, 0, all);
  }

  private void add(int seat, int put, RulingLog log) {
    stones += put;
    added[seat] += put;
    shown[seat] = true;
    reserves[seat] = put;
    log.add(HeapRule.RESERVE, seat, put, 0);
  }

  private void take(int seat, int taken, RulingLog log) {
    garbage = flaw == WholeFlaw.LEAVES_GARBAGE ? new int[taken + 1] : garbage;
    boolean perhapsTheLast = stones - surplus <= taken && bonus;
    vague[seat] |= taken == UNKNOWN || surplus > 0 && perhapsTheLast;
    surplus += taken == UNKNOWN ? MAX - 1 : 0;
    stones = Math.max(0, stones - Math.max(1, taken));
    if (flaw == WholeFlaw.PLAY_FAILS && stones == 1) {
      throw new AssertionError("planted");
    }
    points[seat] += Math.max(0, taken);
    points[seat] += flaw == WholeFlaw.SILENCE_CHANGES_THE_GAME && !log.isRecording() ? 1 : 0;
    int told = flaw == WholeFlaw.SCORES_ARE_NOT_TOLD && stones == 5 ? 0 : Math.max(0, taken);
    log.add(HeapRule.STONE, seat, stones, told);
    toAct = (seat + 1) % seats();
    if (flaw == WholeFlaw.NEVER_ENDS && stones == 0) {
      stones = heap;
    }
    if (stones == 0) {
      toAct = OVER;
      if (bonus) {
        points[seat] += BONUS;
        log.add(HeapRule.LAST, seat, 0, BONUS);
      }
      if (log.isRecording() || flaw != WholeFlaw.TELLS_ONLY_READERS) {
        log.add(HeapRule.EMPTY, NOBODY, 0, 0);
      }
    }
  }

  // The score.

  @Override
  public int tally(int tally, int side) {
    return tally == TALLY_POINTS ? points[side] : added[side];
  }

  @Override
  public boolean isTallyKnown(int tally, int side) {
    return tally != TALLY_POINTS
        || !vague[side]
        || flaw == WholeFlaw.IS_SURE_OF_WHAT_IT_CANNOT_KNOW;
  }

  @Override
  public int winner() {
    int best = Integer.MIN_VALUE;
    int winner = NOBODY;
    for (int seat = 0; seat < seats(); seat++) {
      winner = points[seat] > best ? seat : points[seat] == best ? NOBODY : winner;
      best = Math.max(best, points[seat]);
    }
    return toAct == OVER ? winner : NOBODY;
  }

  @Override
  public boolean isFullyKnown() {
    for (int reserve : reserves) {
      if (reserve == UNKNOWN) {
        return false;
      }
    }
    return surplus == 0;
  }

  @Override
  public History history() {
    return history;
  }

  /// Whether a move repeats the deal that has just been made.
  boolean wasDealt(Move move) {
    boolean same = move.is(DEAL) && secret && toAct == 0 && history.size() == 0;
    for (int seat = 0; same && seat < points.length; seat++) {
      same = move.length() == points.length && move.card(seat) == reserves[seat];
    }
    return same;
  }

  public boolean hasReserves() {
    return secret;
  }

  int stones() {
    return stones;
  }

  public int reserve(int seat) {
    return reserves[seat];
  }

  /// Whether all players have seen the reserve of a seat.
  boolean isShown(int seat) {
    return shown[seat];
  }

  // Hidden information.

  @Override
  public void veil(int viewer) {
    boolean leaks =
        flaw == WholeFlaw.LEAKS_IN_THE_VIEW && viewer >= 0
            || flaw == WholeFlaw.LEAKS_TO_SPECTATORS && viewer == NOBODY;
    for (int seat = 0; seat < seats(); seat++) {
      boolean hidden = seat != viewer && !shown[seat] && secret && toAct != HOUSE;
      if (hidden && !leaks) {
        reserves[seat] = UNKNOWN;
      }
    }
  }

  @Override
  public void mask(int viewer, int actor, Move move) {
    for (int seat = 0; seat < move.length(); seat++) {
      if (seat != viewer && flaw != WholeFlaw.MASKS_NOTHING) {
        move.put(seat, UNKNOWN);
      }
    }
  }

  /// The hash of the real deal, for a flawed dealer or expert.
  int truth() {
    return truth;
  }

  /// Gives a hidden reserve a number of stones.
  void fill(int seat, int stones) {
    reserves[seat] = stones;
    truth = Arrays.hashCode(reserves);
  }
}
