package umpire.tractor.play;

import umpire.core.kernel.Move;
import umpire.tractor.Deck;
import umpire.tractor.Tractor;
import umpire.tractor.Trick;
import umpire.tractor.Verb;

/// To which part of a round a choice belongs, and what speaks for it, in the words of players.
final class Reasons {

  private Reasons() {}

  static String part(Tractor veiled, Move move) {
    return switch (Verb.of(move)) {
      case DECLARE, PASS -> "declare";
      case LAY -> veiled.round().led() == 0 ? "lead" : "follow";
      default -> "";
    };
  }

  static String of(Tractor veiled, int seat, Move move) {
    return switch (Verb.of(move)) {
      case BURY -> points(move) + " points in the kitty";
      case LAY -> veiled.round().led() == 0 ? "" : follow(veiled, seat, move);
      default -> "";
    };
  }

  private static String follow(Tractor veiled, int seat, Move move) {
    Trick trick = veiled.round().trick();
    int winner = trick.winnerWith(seat, move.cards(), move.twice());
    int points = trick.points() + points(move);
    if (winner == seat) {
      return "takes the trick so far, with " + points + " points";
    }
    String whose = Company.areTogether(veiled, seat, winner) ? "the partner's" : "the others'";
    return "the trick stays " + whose + " so far, with " + points + " points";
  }

  /// The points of the cards of a move.
  private static int points(Move move) {
    return Deck.pointsOf(move.cards()) + Deck.pointsOf(move.twice());
  }
}
