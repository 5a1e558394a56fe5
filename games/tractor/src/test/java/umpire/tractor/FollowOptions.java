package umpire.tractor;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.trick.Arrangement;
import umpire.tractor.trick.FollowDuty;
import umpire.tractor.trick.Follows;
import umpire.tractor.trick.Play;
import umpire.tractor.trick.Structure;

/// The legal follows of one player, computed only from their hand and the lead.
final class FollowOptions {

  private final TractorSettings rules;
  private final TrumpOrder order;
  private final Holding hand;
  private final FollowDuty duty = new FollowDuty();

  FollowOptions(TractorSettings rules, TrumpOrder order, Holding hand, int[] lead) {
    this.rules = rules;
    this.order = order;
    this.hand = hand;
    var play = new Play();
    for (int card : lead) {
      play.lay(card, order.place(card));
    }
    var structure = new Structure();
    structure.smallestTractor(rules.smallestTractor());
    structure.cut(play, new Arrangement());
    duty.set(structure, order.group(lead[0]), lead.length, hand, order, rules.tricks().follow());
  }

  FollowDuty duty() {
    return duty;
  }

  boolean allows(int[] cards) {
    var laid = new Holding();
    for (int card : cards) {
      laid.add(card);
    }
    return cards.length == duty.size()
        && laid.size() == cards.length
        && hand.missing(laid) == 0
        && duty.check(laid, order) == Kernel.LEGAL;
  }

  /// Some legal follows, and whether they are all.
  record Listed(List<int[]> cards, boolean complete) {}

  Listed follows(int most) {
    var moves = new Moves();
    boolean free = rules.tricks().follow() == TractorSwitches.Follow.FREE;
    new Follows().list(hand, duty, order, free, most, moves);
    var found = new ArrayList<int[]>();
    var move = new Move();
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i, move);
      found.add(numbers(move));
    }
    return new Listed(found, moves.isComplete());
  }

  static int[] numbers(Move move) {
    var cards = new Holding();
    cards.set(move.cards(), move.twice());
    return TractorCard.sorted(cards).stream().mapToInt(TractorCard::number).toArray();
  }
}
