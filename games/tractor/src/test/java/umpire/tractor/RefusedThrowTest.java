package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.core.SeededRandom;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.rule.TractorSwitches.Refused;
import umpire.tractor.rule.TractorSwitches.Twos;
import umpire.tractor.thrown.Offers;
import umpire.tractor.thrown.ThrowCheck;
import umpire.tractor.trick.Component;

/// Tests which cards may be laid instead of a refused throw, against a second implementation on
/// texts.
final class RefusedThrowTest {

  /// The number of throws; mutation tests, which run this for every mutant, ask for fewer.
  private static final int THROWS = 10 * Integer.getInteger("umpire.tractor.rounds", 400);

  /// A throw, and the cards of its group that the other players can have.
  private record Thrown(PlainFollow plain, TrumpOrder order, List<String> lead, List<String> rest) {

    static Thrown any(SeededRandom random) {
      int main = random.nextInt(5);
      int rank = 2 + random.nextInt(13);
      boolean twos = random.nextPercent(40);
      TrumpOrder order = TrumpOrder.of(main, rank, twos ? Twos.TRUMPS : Twos.PLAIN);
      var plain = new PlainFollow(TractorCard.main(main), TractorCard.rank(rank), 2, twos);
      int group = random.nextPercent(60) ? TrumpOrder.TRUMPS : (main + 1) % 4;
      List<String> rest = CompleteRoundTest.cards(order, group);
      // Only a few cards are used, so that pairs come up, and high cards, of which several are on
      // one level.
      int most = 8 + random.nextInt(twos ? 25 : 9);
      rest.sort(Comparator.comparing(card -> -order.place(FollowDutyTest.number(card))));
      List<String> lead = taken(rest.subList(0, Math.min(most, rest.size())), random);
      lead.forEach(rest::remove);
      return new Thrown(plain, order, lead, rest);
    }

    private static List<String> taken(List<String> cards, SeededRandom random) {
      var left = new ArrayList<>(cards);
      var taken = new ArrayList<String>();
      for (int count = 2 + random.nextInt(6); count > 0 && !left.isEmpty(); count--) {
        taken.add(left.remove(random.nextInt(left.size())));
      }
      return taken;
    }

    ThrowCheck compared(Hands hands) {
      var check = new ThrowCheck();
      check.cut(FollowDutyTest.holding(String.join(" ", lead)), order, 2);
      check.compare(0, hands, TractorSwitches.Throwing.OTHERS);
      return check;
    }
  }

  /// The components on offer, each sorted.
  private static Set<List<String>> offers(ThrowCheck check, Refused rule, boolean certainOnly) {
    var refused = new Offers();
    for (int i = 0; i < check.components(); i++) {
      if (certainOnly ? check.isDue(i, rule) : check.mayBeDue(i, rule)) {
        refused.offer(check, i, true);
      }
    }
    var ways = new TreeSet<List<String>>(Comparator.comparing(Object::toString));
    for (int i = 0; i < refused.choices(); i++) {
      var cards = new ArrayList<String>();
      for (int card = 0; card < refused.length(i); card++) {
        int number = Component.card(refused.component(i), card / 2, check.order());
        cards.add(TractorCard.of(number).name());
      }
      ways.add(cards.stream().sorted().toList());
    }
    return ways;
  }

  @ParameterizedTest
  @EnumSource(Refused.class)
  void whatMustBeLaidIsWhatThePlainRuleSays(Refused rule) {
    var random = new SeededRandom(17);
    int refused = 0;
    int several = 0;
    for (int i = 0; i < THROWS; i++) {
      Thrown thrown = Thrown.any(random);
      List<String> other = Thrown.taken(thrown.rest(), random);
      var hands = new Hands();
      other.forEach(card -> hands.draw(1, FollowDutyTest.number(card)));
      ThrowCheck check = thrown.compared(hands);
      Set<List<String>> ways = thrown.plain().instead(thrown.lead(), other, rule);
      String what = thrown.lead() + " against " + other + ", rank " + thrown.order().rank();
      assertThat(offers(check, rule, true)).as(what).isEqualTo(ways);
      assertThat(offers(check, rule, false)).as(what).isEqualTo(ways);
      refused += ways.isEmpty() ? 0 : 1;
      several += ways.size() > 1 ? 1 : 0;
    }
    assertThat(refused).isGreaterThan(THROWS / 10);
    assertThat(several).isPositive();
  }

  /// Whatever the unrecorded cards are, no play is refused that would be right, and none is certain
  /// that would be wrong.
  @ParameterizedTest
  @EnumSource(Refused.class)
  void cardsNotRecordedMakeNothingWrong(Refused rule) {
    var random = new SeededRandom(29);
    int open = 0;
    for (int i = 0; i < THROWS; i++) {
      Thrown thrown = Thrown.any(random);
      List<String> other = Thrown.taken(thrown.rest(), random);
      var hands = new Hands();
      thrown.lead().forEach(card -> hands.draw(0, FollowDutyTest.number(card)));
      for (String card : other) {
        hands.draw(1, random.nextPercent(60) ? FollowDutyTest.number(card) : Hands.UNKNOWN);
      }
      ThrowCheck check = thrown.compared(hands);
      Set<List<String>> ways = thrown.plain().instead(thrown.lead(), other, rule);
      Set<List<String>> certain = offers(check, rule, true);
      String what = thrown.lead() + " against " + other + ", rank " + thrown.order().rank();
      assertThat(offers(check, rule, false)).as(what).containsAll(ways);
      assertThat(ways).as(what).containsAll(certain);
      open += ways.size() > certain.size() ? 1 : 0;
    }
    assertThat(open).isPositive();
  }
}
