package umpire.cribbage.pegging;

import static umpire.cribbage.rules.CribbageRule.MUGGINS_CLAIM;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.table.Board;

/// What a player has failed to count, in the play or in the show, and who may take it.
///
/// The opponents are asked round the table, one of each side, until nothing is missed any more.
/// Nobody has to answer: who goes on has left it as it was.
public final class Muggins {

  private final CribbageSettings settings;
  private final Board board;

  private int player;
  private int claimant;
  private int missed;

  /// Whether nobody can say how much was missed, and it may be less.
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

  /// Asks for what a player has missed, but for no more than there were holes left to peg it.
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
    } while (claimant != player && speaksForNobody(claimant));
  }

  /// Of two partners the one to the player's left speaks, and the player's own does not.
  private boolean speaksForNobody(int seat) {
    return settings.partners() && seat != next(player);
  }

  private int next(int seat) {
    return seat + 1 == settings.players() ? 0 : seat + 1;
  }

  /// Whether somebody is still to be asked.
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

  /// Who failed to count.
  public int player() {
    return player;
  }

  /// Who is asked.
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
