package umpire.tractor.text;

import umpire.core.kernel.Move;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.tractor.deck.Deck;
import umpire.tractor.play.Company;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.Trick;
import umpire.tractor.words.Verb;

/// The reasons for a choice, in the words of players.
final class Reasons {

  private Reasons() {}

  static Note of(Tractor veiled, int seat, Move move) {
    return switch (Verb.of(move)) {
      case BURY -> Sentence.of("{points} points in the kitty").fact("points", points(move)).note();
      case LAY -> veiled.round().led() == 0 ? Note.plain("") : follow(veiled, seat, move);
      default -> Note.plain("");
    };
  }

  private static Note follow(Tractor veiled, int seat, Move move) {
    Trick trick = veiled.round().trick();
    int winner = trick.winnerWith(seat, move.cards(), move.twice());
    Sentence told;
    if (winner == seat) {
      told = Sentence.of("takes the trick so far, with {points} points");
    } else if (Company.areTogether(veiled, seat, winner)) {
      told = Sentence.of("the trick stays the partner's so far, with {points} points");
    } else {
      told = Sentence.of("the trick stays the others' so far, with {points} points");
    }
    return told.fact("points", trick.points() + points(move)).note();
  }

  /// The points of the cards of a move.
  private static int points(Move move) {
    return Deck.pointsOf(move.cards()) + Deck.pointsOf(move.twice());
  }
}
