package umpire.tractor.text;

import java.util.ArrayList;
import umpire.core.Chance;
import umpire.tractor.Deck;
import umpire.tractor.Holding;
import umpire.tractor.Options;
import umpire.tractor.Round;
import umpire.tractor.TrickTrial;
import umpire.tractor.TrumpOrder;

/// What to follow with: win where there are points, as cheaply as possible; give points to a
/// partner who is winning; otherwise throw off what is worth least.
final class Following {

  private static final int LISTED = 48;
  private static final int TRIED = 12;

  private final TractorView view;
  private final TrumpOrder order;
  private final Holding hand;
  private final TrickTrial trial;

  /// How many are still to lay after this seat.
  private final int behind;

  private int onTable;

  Following(TractorView view) {
    this.view = view;
    order = view.order();
    hand = view.holding();
    var plays = new int[Round.SEATS][];
    for (int seat = 0; seat < Round.SEATS; seat++) {
      plays[seat] = TractorMatch.numbers(view.trick().get(seat));
      for (int card : plays[seat]) {
        onTable += Deck.points(card);
      }
    }
    trial = new TrickTrial(view.rules(), order, view.leader(), plays);
    int laid = (view.seat() - view.leader() + Round.SEATS) % Round.SEATS;
    behind = Round.SEATS - 1 - laid;
  }

  int[] choose(Chance chance) {
    Options options = view.options();
    var follows = options.follows(LISTED);
    var candidates = new ArrayList<>(follows.cards());
    for (int i = 0; i < TRIED && !follows.complete(); i++) {
      candidates.add(options.anyFollow(chance));
    }
    int[] best = candidates.getFirst();
    int most = Integer.MIN_VALUE;
    for (int[] candidate : candidates) {
      int worth = worth(candidate);
      if (worth > most) {
        most = worth;
        best = candidate;
      }
    }
    return best;
  }

  /// In tenths of a point.
  private int worth(int[] follow) {
    int winner = trial.winner(view.seat(), follow);
    boolean ours = Round.team(winner) == Round.team(view.seat());
    int points = 0;
    int cost = 0;
    for (int card : follow) {
      points += Deck.points(card);
      cost += cost(card);
    }
    // Whether it stays so is the less certain the more are still to come.
    int certainty = behind == 0 ? 10 : winner == view.seat() ? 8 - behind : 7 - behind;
    int stake = onTable + points;
    int gain = ours ? certainty * stake - (10 - certainty) * points : -8 * points - 2 * onTable;
    int trick = ours ? 12 + 8 * follow.length : 0;
    return gain + trick - cost;
  }

  /// What a card is worth for later tricks, in tenths of a point.
  private int cost(int card) {
    int level = TrumpOrder.levelOf(order.place(card));
    boolean trump = order.group(card) == TrumpOrder.TRUMPS;
    int pair = hand.size(1L << card) == 2 ? 6 : 0;
    int high = trump ? 25 + 4 * level : level >= 11 ? 45 : 2 * level;
    return high + pair;
  }
}
