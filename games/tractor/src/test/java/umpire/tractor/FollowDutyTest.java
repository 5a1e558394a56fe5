package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.profile.BadProfileException;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorProfiles;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches.Twos;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.FollowDuty;

/// Tests the duties of followers (T37), on examples and against the plain second implementation.
final class FollowDutyTest {

  /// The number of positions; mutation tests, which run this for every mutant, ask for fewer, a
  /// nightly build for more.
  private static final int POSITIONS = Integer.getInteger("umpire.tractor.positions", 600);

  private static final int HEARTS = 2;

  /// With rank 7 and main suit H.
  @ParameterizedTest
  @CsvSource({
    // number and group
    "S9, S2 C2, S2, true",
    "S9, S2 C2, C2, false",
    "S9, C2 H2, H2, true",
    "S9 S9, S2 C2 C3, S2 C2, true",
    "S9 S9, S2 C2 C3, C2 C3, false",
    // pairs
    "S9 S9, S2 S3 S4 S4, S4 S4, true",
    "S9 S9, S2 S3 S4 S4, S2 S3, false",
    "SA S9, S2 S3 S4 S4, S2 S3, true",
    "S9 S9, S2 S3 S4, S2 S4, true",
    "S7 S7, C7 D7 H2 H2, C7 D7, false",
    // tractors
    "S9 S9 S8 S8, S2 S2 S3 S3 S5 S5, S2 S2 S3 S3, true",
    "S9 S9 S8 S8, S2 S2 S3 S3 S5 S5, S2 S2 S5 S5, false",
    "S9 S9 S8 S8, S2 S2 S4 S4 S6 S6, S2 S2 S6 S6, true",
    "S9 S9 S8 S8, S2 S2 S4 S5 S6, S2 S2 S5 S6, true",
    "S9 S9 S8 S8, S2 S2 S4 S5 S6, S2 S4 S5 S6, false",
    // a shorter tractor, then pairs, then anything
    "SJ SJ ST ST S9 S9, S2 S2 S3 S3 S5 S5 S8 S8, S2 S2 S3 S3 S8 S8, true",
    "SJ SJ ST ST S9 S9, S2 S2 S3 S3 S5 S5 S8 S8, S2 S2 S5 S5 S8 S8, false",
    "SJ SJ ST ST S9 S9, S2 S2 S3 S3 S5 S8 SA, S2 S2 S3 S3 S8 SA, true",
    "SJ SJ ST ST S9 S9, S2 S2 S3 S3 S5 S8 SA, S2 S2 S3 S5 S8 SA, false",
    // two short tractors are not owed for a long one
    "SJ SJ ST ST S9 S9 S8 S8, S2 S2 S3 S3 S5 S5 S6 S6 SA SA, S2 S2 S3 S3 S5 S5 SA SA, true",
    // six and eight are neighbours, and so are the ranks above the ace of trumps
    "S4 S4 S3 S3, S6 S6 S8 S8 SA SA, S8 S8 SA SA, false",
    "H4 H4 H3 H3, HA HA D7 D7 H2 H2, HA HA H2 H2, false",
    "H4 H4 H3 H3, HA HA D7 D7 C7 C7 H2 H2, HA HA C7 C7, true",
  })
  void aFollowIsLegalOrNot(String lead, String hand, String follow, boolean legal) {
    assertThat(options(lead, hand).allows(numbers(follow))).isEqualTo(legal);
  }

  /// A refusal names the first duty that is not fulfilled.
  @ParameterizedTest
  @CsvSource({
    "S9 S9, S2 S3 S4, S2 S3, FINE",
    "S9 S9, S2 S3 C2, S2 C2, FOLLOW_GROUP",
    "S9 S9, S2 S3 S4 C2, S2 C2, FOLLOW_GROUP",
    "S9 S9, S2 C2 C3, C2 C3, ALL_OF_GROUP",
    "S9 S9, S2 S3 S4 S4, S2 S3, FOLLOW_PAIRS",
    "S9 S9 S8 S8, S2 S2 S3 S3 S5, S2 S2 S3 S5, FOLLOW_TRACTOR",
    "S9 S9 S8 S8, S2 S2 S4 S4 S5, S2 S2 S4 S5, FOLLOW_PAIRS"
  })
  void aRefusalNamesWhatIsOwed(String lead, String hand, String follow, String answer) {
    int expected = answer.equals("FINE") ? Kernel.LEGAL : TractorRule.valueOf(answer).ordinal();
    FollowDuty duty = options(lead, hand).duty();
    assertThat(duty.check(holding(follow), TrumpOrder.of(HEARTS, 7))).isEqualTo(expected);
  }

  /// Duties are not counted where all cards of the group must be laid anyway.
  @ParameterizedTest
  @CsvSource({
    "S9 S9 S8 S8, S2 S2 S3 S3 C2, 4, 0, 0",
    "S9 S9 S8 S8, S2 S2 S3 S3 S4 C2, 4, 2, 1",
    "S9 S9 S8 S8, S2 S2 S3 C2 C3, 3, 0, 0",
    "SA S9, S2 S2 S3 S3, 2, 0, 0",
    "S9 S9, S2 S3 S4 C2, 2, 0, 0"
  })
  void whatIsOwedIsCounted(String lead, String hand, int ofGroup, int pairs, int tractors) {
    FollowDuty duty = options(lead, hand).duty();
    assertThat(duty.ofGroup()).isEqualTo(ofGroup);
    assertThat(duty.pairs()).isEqualTo(pairs);
    assertThat(duty.tractors()).isEqualTo(tractors);
  }

  private static FollowOptions options(String lead, String hand) {
    return options(rules("standard"), TrumpOrder.of(HEARTS, 7), words(lead), words(hand));
  }

  private static FollowOptions options(
      TractorSettings rules, TrumpOrder order, List<String> lead, List<String> hand) {
    Holding holding = holding(String.join(" ", hand));
    return new FollowOptions(rules, order, holding, numbers(String.join(" ", lead)));
  }

  /// The kernel and the brute force have the same legal follows, and list the same.
  @Test
  void theKernelAgreesWithTheBruteForce() {
    var random = new SeededRandom(20_26);
    int withTractors = 0;
    for (int i = 0; i < POSITIONS; i++) {
      var position = new Position(random);
      Set<List<String>> legal = position.plain.legal(position.hand, position.lead);
      FollowOptions followOptions =
          options(position.rules, position.order, position.lead, position.hand);
      assertThat(listed(followOptions)).as("%s", position).isEqualTo(legal);
      for (List<String> follow : position.plain.all(position.hand, position.lead.size())) {
        assertThat(followOptions.allows(numbers(String.join(" ", follow))))
            .as("%s: %s", position, follow)
            .isEqualTo(legal.contains(follow));
      }
      withTractors += followOptions.duty().tractors() > 0 && legal.size() > 1 ? 1 : 0;
    }
    assertThat(withTractors)
        .as("positions in which a tractor is owed")
        .isGreaterThan(POSITIONS * 8 / 150);
  }

  private static Set<List<String>> listed(FollowOptions followOptions) {
    var listed = new HashSet<List<String>>();
    var follows = followOptions.follows(100_000);
    assertThat(follows.complete()).isTrue();
    for (int[] follow : follows.cards()) {
      assertThat(listed.add(sorted(follow))).as("listed once").isTrue();
    }
    return listed;
  }

  private static List<String> sorted(int[] cards) {
    var names = new ArrayList<String>();
    for (int card : cards) {
      names.add(TractorCard.of(card).name());
    }
    Collections.sort(names);
    return names;
  }

  /// A long list is cut off and marked incomplete; it is never empty.
  @Test
  void aLongListIsCutOff() {
    String hand = "S2 S3 S4 S5 S6 S8 S9 ST SJ SQ SK SA C2 C3 C4 C5 C6";
    FollowOptions followOptions = options("D2 D3 D4 D5 D6 D8", hand);
    var follows = followOptions.follows(50);
    assertThat(follows.complete()).isFalse();
    assertThat(follows.cards()).hasSize(50);
  }

  /// Although the only pair comes last, it is found directly, since selections that cannot fulfil
  /// the duties are dropped.
  @Test
  void whatIsOwedIsFoundWhereverItIs() {
    FollowOptions followOptions = options("RJ RJ", "H2 H3 H4 H5 H6 H8 H9 HT HJ HQ HK HA HA");
    var follows = followOptions.follows(1);
    assertThat(follows.complete()).isTrue();
    assertThat(follows.cards()).containsExactly(numbers("HA HA"));
  }

  /// Where nothing is owed, every card may be laid and is listed.
  @Test
  void whoOwesNothingMayLayAnything() {
    FollowOptions followOptions =
        options(
            TractorSettingsTest.rules("follow=free"),
            TrumpOrder.of(HEARTS, 7),
            words("S9"),
            words("S2 C2 C3 H2"));
    var each = Set.of(List.of("S2"), List.of("C2"), List.of("C3"), List.of("H2"));
    assertThat(listed(followOptions)).isEqualTo(each);
  }

  /// Singles, pairs, and tractors from the bottom up; at the rank several cards are on one level.
  @ParameterizedTest
  @CsvSource({
    "2, S9 ST, S9 / ST",
    "2, S9 S9 ST ST, S9 / ST / S9 S9 / ST ST / S9 S9 ST ST",
    "3, S9 S9 ST ST, S9 / ST / S9 S9 / ST ST",
    "3, S9 S9 ST ST SJ SJ," + " S9 / ST / SJ / S9 S9 / ST ST / SJ SJ / S9 S9 ST ST SJ SJ",
    "2, HA HA C7 C7 D7 D7," + " C7 / D7 / HA / C7 C7 / D7 D7 / HA HA / HA HA C7 C7 / HA HA D7 D7",
    "2, BJ BJ RJ RJ, BJ / RJ / BJ BJ / RJ RJ / BJ BJ RJ RJ",
    "2, SA SA H2 H2, H2 / SA / H2 H2 / SA SA"
  })
  void allComponentsAreListed(String smallest, String hand, String expected) {
    assertThat(leads(smallest, hand).stream().filter(lead -> !isThrow(lead)))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(expected.split(" / ")).map(part -> sorted(numbers(part))).toList());
  }

  /// Some throws are listed as well, each with a single card, from every group that has two cards.
  @Test
  void aFewThrowsAreListed() {
    assertThat(leads("2", "S9 S9 ST SJ C2 C4 D3").stream().filter(FollowDutyTest::isThrow))
        .containsExactlyInAnyOrder(
            List.of("S9", "S9", "SJ"), List.of("SJ", "ST"), List.of("C2", "C4"));
  }

  private static boolean isThrow(List<String> lead) {
    boolean single = lead.stream().anyMatch(card -> Collections.frequency(lead, card) == 1);
    return single && lead.size() > 1;
  }

  /// The leads listed for a hand, where tractors have at least this number of pairs. Bob declares,
  /// but Alice deals.
  private static List<List<String>> leads(String smallest, String hand) {
    var game =
        new Tractor(
            TractorSettingsTest.rules(
                "smallest-tractor=" + smallest, "drawn=25", "start=7", "first-dealer=first-seat"));
    for (int seat = 0; seat < Round.SEATS; seat++) {
      String cards = seat == 0 ? hand : "";
      String unknown = " ?".repeat(Deck.HAND - numbers(cards).length);
      game.play(Kernel.HOUSE, TestMoves.deal(seat, (cards + unknown).strip()), RulingLog.none());
    }
    String low = "D2 D2 D4 D4 D5 D5 D6 D6";
    game.play(1, TestMoves.declare("H7", 1), RulingLog.none());
    game.play(Kernel.HOUSE, TestMoves.kitty(low), RulingLog.none());
    game.play(0, TestMoves.bury(low), RulingLog.none());
    var moves = new Moves();
    game.listLegal(0, moves);
    assertThat(moves.isComplete()).isFalse();
    var leads = new ArrayList<List<String>>();
    var move = new Move();
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i, move);
      assertThat(Kernel.forbids(game.check(0, move))).isFalse();
      leads.add(sorted(FollowOptions.numbers(move)));
    }
    return leads;
  }

  @ParameterizedTest
  @CsvSource({
    "structure, S2 S2 S5 S5, false",
    "pairs, S2 S2 S5 S5, true",
    "pairs, S2 S2 S5 S8, false",
    "group, S2 S3 S5 S8, true",
    "group, S2 S3 S5 C2, false",
    "free, S2 S3 S5 C2, true"
  })
  void theTableDecidesWhatIsOwed(String follow, String cards, boolean legal)
      throws BadProfileException {
    var profile =
        TractorProfiles.ALL.changed("own", "standard", java.util.Map.of("follow", follow));
    FollowOptions followOptions =
        options(
            TractorSettings.of(profile),
            TrumpOrder.of(HEARTS, 7),
            words("S9 S9 ST ST"),
            words("S2 S2 S3 S3 S5 S5 S8 C2"));
    assertThat(followOptions.allows(numbers(cards))).isEqualTo(legal);
  }

  static TractorSettings rules(String preset) {
    try {
      return TractorSettings.of(TractorProfiles.ALL.preset(preset));
    } catch (BadProfileException missing) {
      throw new AssertionError(missing);
    }
  }

  /// A small hand and a lead, with many pairs close together.
  private static final class Position {

    final PlainFollow plain;
    final TrumpOrder order;
    final TractorSettings rules;
    final List<String> hand = new ArrayList<>();
    final List<String> lead = new ArrayList<>();

    Position(SeededRandom random) {
      int main = random.nextInt(5);
      int rank = 2 + random.nextInt(13);
      boolean small = random.nextPercent(80);
      boolean twos = random.nextPercent(30);
      order = TrumpOrder.of(main, rank, twos ? Twos.TRUMPS : Twos.PLAIN);
      plain = new PlainFollow(TractorCard.main(main), TractorCard.rank(rank), small ? 2 : 3, twos);
      rules = withSmallest(small ? "2" : "3");
      int group = random.nextPercent(60) ? TrumpOrder.TRUMPS : (main + 1) % 4;
      List<String> ofGroup = neighbours(group, 5 + random.nextInt(3), random);
      fill(hand, ofGroup, 4 + random.nextInt(8), random);
      fill(hand, neighbours((main + 2) % 4, 6, random), random.nextInt(4), random);
      int most = Math.min(hand.size(), 7);
      fill(lead, neighbours(group, 4, random), 1 + random.nextInt(most), random);
    }

    private static TractorSettings withSmallest(String pairs) {
      try {
        return TractorSettings.of(
            TractorProfiles.ALL.changed(
                "own", "standard", java.util.Map.of("smallest-tractor", pairs)));
      } catch (BadProfileException impossible) {
        throw new AssertionError(impossible);
      }
    }

    /// Both copies of some neighbouring cards of a group.
    private List<String> neighbours(int group, int kinds, SeededRandom random) {
      var found = new ArrayList<String>();
      int from = random.nextInt(12);
      for (int level = from;
          level < from + TrumpOrder.LEVELS && found.size() < 2 * kinds;
          level++) {
        long at = order.kindsAt(TrumpOrder.place(group, level % TrumpOrder.LEVELS));
        for (; at != 0; at &= at - 1) {
          found.addAll(
              Collections.nCopies(2, TractorCard.of(Long.numberOfTrailingZeros(at)).name()));
        }
      }
      return found;
    }

    private static void fill(List<String> into, List<String> from, int count, SeededRandom random) {
      for (int i = 0; i < count && !from.isEmpty(); i++) {
        into.add(from.remove(random.nextInt(from.size())));
      }
    }

    @Override
    public String toString() {
      return "hand " + hand + ", lead " + lead + ", " + order.main() + " " + order.rank();
    }
  }

  private static List<String> words(String cards) {
    return cards.isEmpty() ? List.of() : List.of(cards.split(" "));
  }

  static int[] numbers(String cards) {
    return words(cards).stream().mapToInt(FollowDutyTest::number).toArray();
  }

  static Holding holding(String cards) {
    var holding = new Holding();
    words(cards).forEach(card -> holding.add(number(card)));
    return holding;
  }

  static int number(String name) {
    for (int card = Hands.UNKNOWN; card < Deck.KINDS; card++) {
      if (TractorCard.of(card).name().equals(name)) {
        return card;
      }
    }
    throw new AssertionError(name);
  }
}
