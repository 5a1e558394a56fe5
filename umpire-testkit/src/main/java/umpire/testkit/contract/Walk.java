package umpire.testkit.contract;

import java.util.List;
import umpire.core.Game;
import umpire.core.Kernel;
import umpire.core.Playout;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.testkit.Choices;
import umpire.testkit.Generated;
import umpire.testkit.Property;

/// A game dealt by its playout and then walked by arbitrary legal moves, with the points added up
/// as they are told.
final class Walk {

  /// Looks at a position.
  interface Visitor {
    void visit(Walk walk, Choices choices);
  }

  /// No game of which anybody wants to hear takes more moves.
  private static final int MOST_MOVES = 100_000;

  /// How many answers of `check` a look at a position may cost before only some are looked at.
  private static final int PATIENCE = 2_000;

  private static final int DEALS = 1 << 20;

  final Game<?> game;
  final int seats;
  final Kernel kernel;
  final List<? extends Rule> rulebook;
  final int codes;
  final int[] legal;

  private final Tape tape = new Tape();
  private final int[] points;
  private int moves;

  Walk(Game<?> game, int seats, long number) {
    this.game = game;
    this.seats = seats;
    Playout playout = game.playout(seats).orElseThrow();
    this.kernel = playout.kernel();
    this.rulebook = game.rulebook();
    this.codes = game.codec().orElseThrow().codes();
    this.legal = new int[codes];
    playout.deal(number, tape);
    this.points = new int[kernel.sides()];
    addUp();
  }

  /// The numbers of seats at which the game has a kernel of single numbers; none if it has none.
  static List<Integer> seats(Game<?> game) {
    return game.playout(game.fewest()).isPresent() ? Generated.seats(game) : List.of();
  }

  /// Walks `games` games at every number of seats, and looks at every position on the way, the last
  /// one too.
  static void everywhere(Game<?> game, int games, String law, Visitor visitor) {
    for (int seats : seats(game)) {
      Property.holds(
          "%s: %s, %d seats".formatted(game.id(), law, seats),
          games,
          choices -> {
            var walk = any(game, seats, choices);
            visitor.visit(walk, choices);
            while (!walk.over()) {
              walk.anyMove(choices);
              visitor.visit(walk, choices);
            }
          });
    }
  }

  /// A game that has just been dealt.
  static Walk any(Game<?> game, int seats, Choices choices) {
    int number = choices.below(DEALS);
    choices.show("deal", number);
    return new Walk(game, seats, number);
  }

  boolean over() {
    return kernel.toAct() == Kernel.NOBODY;
  }

  /// Makes one of the legal moves; none may be missing while the game goes on.
  int anyMove(Choices choices) {
    int count = kernel.legal(legal);
    if (count == 0) {
      throw new AssertionError("seat " + kernel.toAct() + " is to act and has no legal move");
    }
    int move = legal[choices.below(count)];
    choices.show("seat " + kernel.toAct(), game.codec().orElseThrow().decode(move));
    play(move);
    return move;
  }

  void play(int move) {
    if (++moves > MOST_MOVES) {
      throw new AssertionError("the game does not end: " + moves + " moves");
    }
    tape.rewind();
    kernel.play(move, tape);
    addUp();
  }

  private void addUp() {
    for (int i = 0; i < tape.size(); i++) {
      Ruling ruling = tape.ruling(i, rulebook);
      if (ruling.seat() < Kernel.NOBODY || ruling.seat() >= seats) {
        throw new AssertionError(ruling + " concerns a seat that is not at the table");
      }
      if (ruling.rule().kind() == Rule.Kind.POINTS) {
        points[kernel.side(ruling.seat())] += ruling.amount();
      }
    }
  }

  /// The points told so far, by side.
  int points(int side) {
    return points[side];
  }

  /// What the last move led to.
  Tape tape() {
    return tape;
  }

  /// Whether to look at this position closely: at every one if a look is cheap, else at some.
  boolean worthALook(Choices choices) {
    return choices.below(1 + codes * seats / PATIENCE) == 0;
  }
}
