package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.text.classic.TableRound;
import umpire.tractor.thrown.ThrowCheck;

/// Tests that random rounds are played as at a table. Hands are not shown, but at the end of a
/// round each hand is known: the cards laid.
final class TableRoundTest {

  private static final int ROUNDS = 150;

  /// The leader, the cards each seat laid, and the cards each held before.
  private record Laid(int leader, List<List<Integer>> plays, List<Holding> hands) {}

  private final TableRound playout = new TableRound();
  private final TractorSettings rules = TractorSettingsTest.rules();

  /// The number of times that each event happened.
  private final Map<String, Integer> counts = new TreeMap<>();

  private void count(String what, boolean happened) {
    counts.merge(what, happened ? 1 : 0, Integer::sum);
    counts.merge("chances of " + what, 1, Integer::sum);
  }

  private int percent(String what) {
    return 100 * counts.get(what) / counts.get("chances of " + what);
  }

  /// Plays a round, checking that every move is legal and no card is laid three times.
  private List<Laid> play(long number) {
    playout.deal(number, RulingLog.none());
    Round round = playout.round();
    var tricks = new ArrayList<Laid>();
    while (round.toAct() != Kernel.NOBODY) {
      if (round.leading() && round.led() == 0) {
        tricks.add(new Laid(round.toAct(), each(ArrayList::new), each(Holding::new)));
      }
      int seat = round.toAct();
      int move = playout.choose();
      assertThat(round.check(seat, move)).as("move %d of seat %d", move, seat).isEqualTo(-1);
      round.play(move, RulingLog.none());
      if (move != Round.DONE) {
        tricks.getLast().plays().get(seat).add(move);
        tricks.forEach(trick -> trick.hands().get(seat).add(move));
      }
    }
    return tricks;
  }

  private static void run(TableRound playout, long number, RulingLog log) {
    playout.deal(number, log);
    while (playout.round().toAct() != Kernel.NOBODY) {
      playout.round().play(playout.choose(), log);
    }
  }

  private static <T> List<T> each(Supplier<T> made) {
    return List.of(made.get(), made.get(), made.get(), made.get());
  }

  private static int[] numbers(List<Integer> cards) {
    return cards.stream().mapToInt(Integer::intValue).toArray();
  }

  /// The cards from the lowest number up.
  private static int[] numbers(Holding holding) {
    return TractorCard.sorted(holding).stream().mapToInt(TractorCard::number).sorted().toArray();
  }

  @Test
  void leadsAreOfEveryKindAndThrowsCannotBeBeaten() {
    for (int number = 0; number < ROUNDS; number++) {
      play(number).forEach(this::lookAtLead);
    }
    assertThat(counts).containsKeys("throw", "single", "pair", "tractor of 4");
    assertThat(percent("throw of all that is highest")).isBetween(35, 45);
    assertThat(percent("pairs where there are some")).isBetween(55, 65);
    assertThat(percent("highest of a group without pairs")).isBetween(52, 72);
    assertThat(percent("group of the lowest card")).isBetween(20, 60);
  }

  private void lookAtLead(Laid trick) {
    TrumpOrder order = playout.round().order();
    int[] lead = numbers(trick.plays().get(trick.leader()));
    int group = order.group(lead[0]);
    Holding hand = trick.hands().get(trick.leader());
    ThrowCheck cut = cut(lead, order);
    count(kind(cut), true);
    count("group of the lowest card", order.group(numbers(hand)[0]) == group);
    cut.compare(trick.leader(), others(trick), TractorSwitches.Throwing.OTHERS);
    assertThat(cut.stands() || !cut.isThrow()).as("%s", trick).isTrue();

    int[] top = highest(trick, group);
    Holding held = new Holding();
    held.set(hand.cards() & order.kindsIn(group), hand.pairs() & order.kindsIn(group));
    if (top.length > 0 && cut(top, order).isThrow()) {
      count("throw of all that is highest", lead.length == top.length);
    } else if (top.length == 0 && held.pairs() != 0) {
      count("pairs where there are some", lead.length > 1);
    } else if (top.length == 0 && held.size() > 3) {
      int best = Arrays.stream(numbers(held)).map(order::place).max().getAsInt();
      count("highest of a group without pairs", order.place(lead[0]) == best);
    }
  }

  private static ThrowCheck cut(int[] lead, TrumpOrder order) {
    var cut = new ThrowCheck();
    cut.cut(holding(lead), order, 2);
    return cut;
  }

  private static Holding holding(int[] cards) {
    var holding = new Holding();
    for (int card : cards) {
      holding.add(card);
    }
    return holding;
  }

  private static String kind(ThrowCheck cut) {
    if (cut.isThrow()) {
      return "throw";
    }
    return switch (cut.length(0)) {
      case 1 -> "single";
      case 2 -> "pair";
      default -> "tractor of " + cut.length(0);
    };
  }

  private static Hands others(Laid trick) {
    var hands = new Hands();
    for (int seat = 0; seat < Round.SEATS; seat++) {
      for (int card : numbers(trick.hands().get(seat))) {
        hands.draw(seat, card);
      }
    }
    return hands;
  }

  /// The leader's cards of a group above which no other player has a card.
  private int[] highest(Laid trick, int group) {
    TrumpOrder order = playout.round().order();
    var top = new Holding();
    for (int card : numbers(trick.hands().get(trick.leader()))) {
      boolean above = order.group(card) == group;
      for (int i = 1; i < Round.SEATS; i++) {
        for (int other : numbers(trick.hands().get((trick.leader() + i) % Round.SEATS))) {
          above &= order.group(other) != group || order.place(other) <= order.place(card);
        }
      }
      if (above) {
        top.add(card);
      }
    }
    return numbers(top);
  }

  @Test
  void theGroupIsFollowedWithPairsOnPairsAndTractorsOnTractors() {
    for (int number = 0; number < ROUNDS; number++) {
      for (Laid trick : play(number)) {
        for (int i = 1; i < Round.SEATS; i++) {
          lookAtFollow(trick, (trick.leader() + i) % Round.SEATS);
        }
      }
    }
    assertThat(percent("ruff of a single")).isBetween(60, 85);
    assertThat(percent("ruff of a pair with a pair")).isBetween(55, 75);
  }

  private void lookAtFollow(Laid trick, int seat) {
    TrumpOrder order = playout.round().order();
    int[] lead = numbers(trick.plays().get(trick.leader()));
    int[] follow = numbers(trick.plays().get(seat));
    Holding hand = trick.hands().get(seat);
    var followOptions = new FollowOptions(rules, order, hand, lead);
    // Instead of a longer tractor, the generator does not look for a shorter one.
    boolean shorter =
        followOptions.duty().tractors() > 0 && 2 * followOptions.duty().pairsOf(0) < lead.length;
    assertThat(shorter || followOptions.allows(follow)).as("%s of %s", seat, trick).isTrue();
    long trumps = order.kindsIn(TrumpOrder.TRUMPS);
    boolean choice = (hand.cards() & trumps) != 0 && (hand.cards() & ~trumps) != 0;
    boolean ruffed = order.group(follow[0]) == TrumpOrder.TRUMPS;
    if (followOptions.duty().held() == 0 && choice && lead.length == 1) {
      count("ruff of a single", ruffed);
    }
    if (followOptions.duty().held() == 0 && cut(lead, order).length(0) == 2 && lead.length == 2) {
      if ((hand.pairs() & trumps) != 0 && hand.size() > 8) {
        count("ruff of a pair with a pair", ruffed && follow[0] == follow[1]);
      }
    }
  }

  /// A round has all cards of two decks but eight, and every deal is different.
  @Test
  void everyRoundIsDealtAnew() {
    var deals = new HashSet<List<TractorCard>>();
    var settings = new HashSet<List<Integer>>();
    for (int number = 0; number < ROUNDS; number++) {
      List<Laid> tricks = play(number);
      int laid = tricks.getFirst().hands().stream().mapToInt(Holding::size).sum();
      assertThat(laid).isEqualTo(100);
      deals.add(TractorCard.sorted(tricks.getFirst().hands().getFirst()));
      Round round = playout.round();
      settings.add(List.of(round.order().main(), round.order().rank(), round.defenders()));
    }
    assertThat(deals).hasSize(ROUNDS);
    assertThat(settings).hasSizeGreaterThan(60);
  }

  @Test
  void theSameNumberIsTheSameRound() {
    var again = new TableRound();
    run(again, 3, RulingLog.none());
    for (long number = 0; number < 3; number++) {
      var one = new RulingLog();
      var other = new RulingLog();
      run(playout, number, one);
      run(again, number, other);
      assertThat(one.size()).isGreaterThan(50);
      assertThat(one.hasSameEntries(other)).isTrue();
      assertThat(playout.round().laid(0)).isEqualTo(Deck.HAND);
    }
  }

  /// The header of a round can be given; the cards still follow from its number.
  @Test
  void aRoundCanBeGivenItsTrumpsAndDealer() {
    var seen = new HashSet<List<Integer>>();
    for (int attempt = 0; attempt < 2; attempt++) {
      run(playout, attempt, RulingLog.none());
      playout.deal(9, TrumpOrder.NO_SUIT, 2, 5, 8, RulingLog.none());
      Round round = playout.round();
      assertThat(round.toAct()).isEqualTo(2);
      assertThat(round.order()).isSameAs(TrumpOrder.of(TrumpOrder.NO_SUIT, 5));
      var moves = new ArrayList<Integer>();
      while (round.toAct() != Kernel.NOBODY) {
        moves.add(playout.choose());
        round.play(moves.getLast(), RulingLog.none());
      }
      seen.add(moves);
    }
    assertThat(seen).hasSize(1);
  }
}
