package umpire.tractor;

import static umpire.tractor.FollowDutyTest.number;
import static umpire.tractor.FollowDutyTest.numbers;

import java.util.ArrayList;
import umpire.core.kernel.Move;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.words.Opening;
import umpire.tractor.words.Verb;

/// Builds moves from the notation of cards.
final class TestMoves {

  private TestMoves() {}

  static Move deal(int seat, String cards) {
    return row(new Move().set(Verb.DEAL).seat(seat), cards);
  }

  static Move kitty(String cards) {
    return row(new Move().set(Verb.KITTY), cards);
  }

  private static Move row(Move move, String cards) {
    for (int card : numbers(cards)) {
      move.then(card);
    }
    return move;
  }

  static Move declare(String card, int copies) {
    return new Move().set(Verb.DECLARE).cards(1L << number(card)).amount(copies);
  }

  static Move pass() {
    return new Move().set(Verb.PASS);
  }

  static Move bury(String cards) {
    return pile(Verb.BURY, cards);
  }

  static Move friend(String card, int copy) {
    return new Move().set(Verb.FRIEND).cards(1L << number(card)).amount(copy);
  }

  static Move lay(String cards) {
    return pile(Verb.LAY, cards);
  }

  static Move refuse(int seat, String cards) {
    return pile(Verb.REFUSE, cards).seat(seat);
  }

  static Move open(int main, int dealer, int rank1, int rank2) {
    return Opening.write(main, dealer, rank1, rank2, new Move());
  }

  private static Move pile(Verb verb, String cards) {
    var listed = new ArrayList<TractorCard>();
    for (int card : numbers(cards)) {
      listed.add(TractorCard.of(card));
    }
    return TractorCard.pile(listed, new Move().set(verb));
  }
}
