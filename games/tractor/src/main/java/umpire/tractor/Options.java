package umpire.tractor;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Chance;

/// What one player may lay, worked out from nothing but his hand and the lead.
public final class Options {

  /// How many follows are looked at for each that is listed at most.
  private static final int PATIENCE = 64;

  private final TableRules rules;
  private final TrumpOrder order;
  private final Holding hand;
  private final Structure lead = new Structure();
  private final FollowDuty duty = new FollowDuty();
  private final Holding laid = new Holding();

  /// @param cards the lead; empty for the leader himself
  public Options(TableRules rules, TrumpOrder order, Holding hand, int[] cards) {
    this.rules = rules;
    this.order = order;
    this.hand = hand;
    if (cards.length > 0) {
      cut(cards);
      int group = order.group(cards[0]);
      duty.set(lead, group, cards.length, hand, order, rules.follow());
    }
  }

  private void cut(int[] cards) {
    var play = new Play();
    for (int card : cards) {
      play.lay(card, order.place(card));
    }
    lead.smallestTractor(rules.smallestTractor());
    lead.cut(play, new Arrangement());
  }

  /// What a follower owes.
  public FollowDuty duty() {
    return duty;
  }

  /// Whether a follower may lay these cards of his hand.
  public boolean allows(int[] cards) {
    laid.clear();
    for (int card : cards) {
      laid.add(card);
    }
    return cards.length == duty.size()
        && laid.size() == cards.length
        && hand.missing(laid) == 0
        && duty.check(laid, order) == umpire.core.Kernel.FINE;
  }

  /// A follow picked at random.
  public int[] anyFollow(Chance chance) {
    var picking = new Picking(chance);
    picking.follow(hand, order, duty);
    return picked(picking);
  }

  /// A lead picked at random.
  public int[] anyLead(Chance chance) {
    var picking = new Picking(chance);
    picking.lead(hand, order, rules.smallestTractor());
    return picked(picking);
  }

  /// So many cards picked at random.
  public int[] any(Chance chance, int count) {
    var picking = new Picking(chance);
    picking.any(hand, order, count);
    return picked(picking);
  }

  private static int[] picked(Picking picking) {
    var cards = new int[picking.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = picking.card(i);
    }
    return cards;
  }

  // Lists.

  /// Legal follows and whether they are all.
  public record Follows(List<int[]> cards, boolean complete) {}

  /// Lists legal follows, so many at most; at least one.
  public Follows follows(int most) {
    boolean all = duty.ofGroup() == duty.held();
    long kinds = order.kindsIn(duty.group());
    var search = new FollowList(most, most * PATIENCE);
    if (all && rules.follow() != TableRules.Follow.FREE) {
      search.take(hand, kinds);
      search.choose(hand, ~kinds, duty.size(), this);
    } else {
      search.choose(
          hand, rules.follow() == TableRules.Follow.FREE ? -1L : kinds, duty.size(), this);
    }
    if (search.found().isEmpty()) {
      search.found().add(anyFollow(new Chance(0)));
    }
    return new Follows(search.found(), search.complete());
  }

  /// All singles, pairs and tractors that can be led.
  public List<int[]> components() {
    var found = new ArrayList<int[]>();
    for (long kinds = hand.cards(); kinds != 0; kinds &= kinds - 1) {
      found.add(new int[] {Long.numberOfTrailingZeros(kinds)});
    }
    for (long kinds = hand.pairs(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      found.add(new int[] {card, card});
      addTractors(found, new int[] {card, card});
    }
    return found;
  }

  /// Adds all tractors that begin with these pairs and go on upwards.
  private void addTractors(List<int[]> found, int[] below) {
    int place = order.place(below[below.length - 1]) + 1;
    if (place >= TrumpOrder.place(order.group(below[0]) + 1, 0)) {
      return;
    }
    for (long kinds = hand.pairs() & order.kindsAt(place); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      int[] tractor = java.util.Arrays.copyOf(below, below.length + 2);
      tractor[below.length] = tractor[below.length + 1] = card;
      if (tractor.length >= 2 * rules.smallestTractor()) {
        found.add(tractor);
      }
      addTractors(found, tractor);
    }
  }
}
