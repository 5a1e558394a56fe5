package umpire.core;

import java.util.ArrayList;
import java.util.List;

/// The explained door to a kernel: typed moves in, verdicts out.
///
/// ```
/// switch (referee.judge(seat, move)) {
///   case Accepted(var rulings) -> tell(rulings);
///   case Refused(var rule) -> say("Not allowed: " + rule.statement());
/// }
/// ```
public final class Referee<M> {

  private final Kernel kernel;
  private final List<? extends Rule> rulebook;
  private final MoveCodec<M> codec;
  private final Tape tape = new Tape();

  /// A referee for the game that stands on the kernel now, however far it has gone.
  public Referee(Game<M> game, Kernel kernel) {
    this.kernel = kernel;
    this.rulebook = game.rulebook();
    this.codec = game.codec().orElseThrow();
  }

  /// Rules on a move that `seat` wants to make.
  public Verdict judge(int seat, M move) {
    int code = codec.encode(move);
    int objection = kernel.check(seat, code);
    if (objection != Kernel.FINE) {
      return new Verdict.Refused(rulebook.get(objection));
    }
    tape.rewind();
    kernel.play(code, tape);
    var rulings = new ArrayList<Ruling>(tape.size());
    for (int i = 0; i < tape.size(); i++) {
      rulings.add(tape.ruling(i, rulebook));
    }
    return new Verdict.Accepted(rulings);
  }

  /// Everything the seat to act may do; empty when the game is over.
  public List<M> legal() {
    var codes = new int[codec.codes()];
    int count = kernel.legal(codes);
    var moves = new ArrayList<M>(count);
    for (int i = 0; i < count; i++) {
      moves.add(codec.decode(codes[i]));
    }
    return moves;
  }
}
