package umpire.tractor;

import static umpire.tractor.FollowDutyTest.number;
import static umpire.tractor.FollowDutyTest.numbers;

import umpire.core.kernel.Move;

/// Moves as tests say them.
final class Spoken {

  private Spoken() {}

  static Move deal(int seat, String cards) {
    return row(new Move().set(Verb.DEAL.ordinal(), seat), cards);
  }

  static Move kitty(String cards) {
    return row(new Move().set(Verb.KITTY.ordinal()), cards);
  }

  private static Move row(Move move, String cards) {
    for (int card : numbers(cards)) {
      move.then(card);
    }
    return move;
  }

  static Move declare(String card, int copies) {
    return new Move().set(Verb.DECLARE.ordinal(), copies, 0, 1L << number(card), 0L);
  }

  static Move pass() {
    return new Move().set(Verb.PASS.ordinal());
  }

  static Move bury(String cards) {
    return set(Verb.BURY, 0, cards);
  }

  static Move friend(String card, int copy) {
    return new Move().set(Verb.FRIEND.ordinal(), copy, 0, 1L << number(card), 0L);
  }

  static Move lay(String cards) {
    return set(Verb.LAY, 0, cards);
  }

  static Move refuse(int seat, String cards) {
    return set(Verb.REFUSE, seat, cards);
  }

  static Move open(int main, int dealer, int rank1, int rank2) {
    return new Move().set(Verb.OPEN.ordinal(), Verb.opening(main, dealer, rank1, rank2));
  }

  private static Move set(Verb verb, int number, String cards) {
    var held = new Holding();
    int unknown = 0;
    var more = new StringBuilder();
    for (int card : numbers(cards)) {
      if (card == Hands.UNKNOWN) {
        unknown++;
      } else if (held.size(1L << card) == 2) {
        more.append(more.isEmpty() ? "" : " ").append(TractorCard.of(card).name());
      } else {
        held.add(card);
      }
    }
    var move = new Move().set(verb.ordinal(), number, unknown, held.cards(), held.pairs());
    return row(move, more.toString());
  }
}
