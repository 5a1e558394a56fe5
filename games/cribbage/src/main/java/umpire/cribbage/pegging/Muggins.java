package umpire.cribbage.pegging;

import static umpire.cribbage.rules.CribbageRule.MUGGINS_CLAIM;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.table.Board;

/// Points that a player failed to count, in the play or in the show, and the opponents who may
/// claim them.
///
/// The opponents are asked in turn, one of each side, until no missed points are left. Answering is
/// optional: playing on declines.
public final class Muggins {

  private final CribbageSettings settings;
  private final Board board;

  private int player;
  private int claimant;
  private int missed;

  /// Whether the number of missed points is uncertain, and may be smaller.
  private boolean vague;

  private boolean ofPlay;

  public Muggins(CribbageSettings settings, Board board) {
    this.settings = settings;
    this.board = board;
  }

  public void copyFrom(Muggins other) {
    player = other.player;
    claimant = other.claimant;
    missed = other.missed;
    vague = other.vague;
    ofPlay = other.ofPlay;
  }

  /// Asks the opponents to claim points that a player missed, but no more than would have taken
  /// that player to the last hole.
  void ask(int who, int points, boolean perhapsLess, boolean inPlay) {
    player = claimant = who;
    missed = Math.min(points, board.lastHole() - board.points(board.side(who)));
    vague = perhapsLess;
    ofPlay = inPlay;
    askNext();
  }

  private void askNext() {
    do {
      claimant = next(claimant);
    } while (claimant != player && isSkipped(claimant));
  }

  /// Whether a seat is not asked: of two opposing partners only the one to the player's left is,
  /// and the player's own partner is not.
  private boolean isSkipped(int seat) {
    return settings.partners() && seat != next(player);
  }

  private int next(int seat) {
    return seat + 1 == settings.players() ? 0 : seat + 1;
  }

  /// Whether an opponent has still to answer.
  boolean isOpen() {
    return claimant != player && missed > 0;
  }

  public int checkClaim(int seat, int points) {
    if (seat != claimant || points < 1 || points > missed) {
      return MUGGINS_CLAIM.ordinal();
    }
    return vague ? Kernel.UNDECIDED + MUGGINS_CLAIM.ordinal() : Kernel.LEGAL;
  }

  public void claim(int points, RulingLog log) {
    missed -= points;
    log.add(CribbageRule.MUGGINS, claimant, player, board.peg(claimant, points));
    if (!board.isOver()) {
      askNext();
    }
  }

  public int checkAgree(int seat) {
    return seat == claimant ? Kernel.LEGAL : MUGGINS_CLAIM.ordinal();
  }

  public void agree() {
    askNext();
  }

  /// The player who failed to count.
  public int player() {
    return player;
  }

  /// The player who is asked.
  public int claimant() {
    return claimant;
  }

  public int missed() {
    return missed;
  }

  boolean isVague() {
    return vague;
  }

  public boolean isOfPlay() {
    return ofPlay;
  }
}
