package umpire.tractor.text.classic;

import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;

/// Random rounds for the generator, as at a table: leads of singles, pairs, tractors and throws
/// that cannot be beaten in their suit; followers follow suit if they can, with pairs on pairs and
/// tractors on tractors.
public final class TableRound {

  private static final long EVERY_KIND = -1;

  /// Probabilities in percent.
  private static final int LEAD_OF_PAIRS = 60;

  private static final int LEAD_OF_HIGHEST = 50;
  private static final int THROW = 40;
  private static final int RUFF = 60;

  private final Round round = new Round();
  private final SeededRandom random = new SeededRandom(0);
  private final int[] deck = new int[Deck.COPIES * Deck.KINDS];
  private final Holding[] hands = new Holding[Round.SEATS];

  /// The cards that each player is laying or laid last, and the number of cards laid before them.
  private final Selection[] plans = new Selection[Round.SEATS];

  private final int[] plannedAt = new int[Round.SEATS];

  public TableRound() {
    for (int seat = 0; seat < Round.SEATS; seat++) {
      hands[seat] = new Holding();
      plans[seat] = new Selection(random);
    }
  }

  public Round round() {
    return round;
  }

  /// Sets up round `number`, with a random header.
  public void deal(long number, RulingLog log) {
    random.reseed(SeededRandom.mix(number));
    int main = random.nextInt(Deck.SUITS + 1);
    int dealer = random.nextInt(Round.SEATS);
    deal(main, dealer, anyRank(), anyRank(), log);
  }

  private int anyRank() {
    return Deck.TWO + random.nextInt(Deck.ACE - Deck.TWO + 1);
  }

  /// Sets up round `number` with the given header.
  public void deal(long number, int main, int dealer, int rank1, int rank2, RulingLog log) {
    random.reseed(SeededRandom.mix(number));
    deal(main, dealer, rank1, rank2, log);
  }

  private void deal(int main, int dealer, int rank1, int rank2, RulingLog log) {
    for (int i = 0; i < deck.length; i++) {
      deck[i] = i / Deck.COPIES;
    }
    random.shuffle(deck, deck.length);
    for (int seat = 0; seat < Round.SEATS; seat++) {
      hands[seat].clear();
      plannedAt[seat] = 0;
      for (int i = 0; i < Deck.HAND; i++) {
        hands[seat].add(deck[Deck.HAND * seat + i]);
      }
    }
    round.open(main, dealer, rank1, rank2, true, log);
  }

  /// The next card, or [Round#DONE] if the lead is complete.
  public int choose() {
    int seat = round.toAct();
    boolean leading = round.leading();
    int laid = leading ? round.led() : round.trick().size(seat);
    if (laid == 0) {
      plan(seat, leading);
    }
    return laid < plans[seat].size() ? plans[seat].card(laid) : Round.DONE;
  }

  private void plan(int seat, boolean leading) {
    if (leading) {
      settleHands();
    }
    plans[seat].begin(hands[seat], round.order());
    if (leading) {
      planLead(seat);
    } else {
      planFollow(seat, round.led());
    }
  }

  /// Removes the cards laid to the last trick from the hands, before a lead.
  private void settleHands() {
    for (int seat = 0; seat < Round.SEATS; seat++) {
      if (round.laid(seat) > plannedAt[seat]) {
        hands[seat].copyFrom(plans[seat].rest());
        plannedAt[seat] = round.laid(seat);
      }
    }
  }

  private void planLead(int seat) {
    Selection plan = plans[seat];
    int group = anyGroup(hands[seat]);
    long kinds = round.order().kindsIn(group);
    if (random.nextPercent(THROW)) {
      plan.atLeast(group, highestOfOthers(seat, group));
    }
    boolean pairs = plan.size() == 0 && random.nextPercent(LEAD_OF_PAIRS);
    if (pairs && !plan.tractor(group, 2 + random.nextInt(2))) {
      plan.pair(kinds);
    }
    if (plan.size() == 0 && random.nextPercent(LEAD_OF_HIGHEST)) {
      plan.highest(group);
    } else if (plan.size() == 0) {
      plan.single(kinds);
    }
  }

  /// The group of a random card in the hand.
  private int anyGroup(Holding hand) {
    long above = hand.cards() & -1L << random.nextInt(Deck.KINDS);
    return round.order().group(Long.numberOfTrailingZeros(above != 0 ? above : hand.cards()));
  }

  /// The highest place of a group at which any other player has a card. Cards at this place or
  /// above can be thrown, and only trumps can beat them.
  private int highestOfOthers(int seat, int group) {
    TrumpOrder order = round.order();
    int place = TrumpOrder.place(group + 1, 0) - 1;
    while (place >= TrumpOrder.place(group, 0) && !heldByOthers(seat, order.kindsAt(place))) {
      place--;
    }
    return place;
  }

  private boolean heldByOthers(int seat, long kinds) {
    long held = 0;
    for (int i = 1; i < Round.SEATS; i++) {
      held |= hands[(seat + i) % Round.SEATS].cards();
    }
    return (held & kinds) != 0;
  }

  private void planFollow(int seat, int size) {
    Selection plan = plans[seat];
    TrumpOrder order = round.order();
    int led = round.trick().ledGroup();
    int held = hands[seat].size(order.kindsIn(led));
    if (held >= size) {
      match(plan, led, size);
    } else if (held > 0) {
      plan.fill(order.kindsIn(led), size);
    } else if (random.nextPercent(RUFF)) {
      match(plan, TrumpOrder.TRUMPS, size);
    }
    plan.fill(EVERY_KIND, size);
  }

  /// Matches the lead's components within a group as far as possible.
  private void match(Selection plan, int group, int size) {
    long kinds = round.order().kindsIn(group);
    for (int i = 0; i < round.trick().components(); i++) {
      int length = round.trick().length(i);
      if (length > 2 && plan.tractor(group, length / 2)) {
        continue;
      }
      for (int pair = 0; pair < length / 2; pair++) {
        plan.pair(kinds);
      }
    }
    plan.fill(kinds, size);
  }
}
