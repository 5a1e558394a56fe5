package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.tractor.rule.TractorRule.AS_MANY;
import static umpire.tractor.rule.TractorRule.DEALER_LEADS;
import static umpire.tractor.rule.TractorRule.HONOR_CARD;
import static umpire.tractor.rule.TractorRule.IN_TURN;
import static umpire.tractor.rule.TractorRule.LEAD_A_CARD;
import static umpire.tractor.rule.TractorRule.ONE_GROUP;
import static umpire.tractor.rule.TractorRule.ROUND_OVER;
import static umpire.tractor.rule.TractorRule.TWENTY_FIVE;
import static umpire.tractor.rule.TractorRule.TWO_DECKS;
import static umpire.tractor.rule.TractorRule.WINNER_LEADS;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.MatchScore;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.trick.Component;

/// Tests the rules of a round, on the examples of the source and of the house decisions. By default
/// the main suit is H, the rank 7, and Alice deals.
final class RoundTest {

  private static final int ALICE = 0;
  private static final int BOB = 1;
  private static final int HEARTS = 2;

  private final Round round = new Round();
  private final RulingLog log = new RulingLog();

  RoundTest() {
    open(HEARTS, false);
  }

  private void open(int main, boolean strict) {
    round.open(main, ALICE, 7, 7, strict, log);
    log.clear();
  }

  @ParameterizedTest
  @CsvSource({
    "D9, 1",
    "D9D9, 2",
    "D8D8D6D6, 4",
    "SJSJSQSQSKSKSASA, 8",
    "H7H7S7S7HAHA, 6",
    "RJRJBJBJ, 4",
    "S7D7, 1 1",
    "S7S7C7C7, 2 2",
    "DADAD2D2, 2 2",
    "H2H2H4H4, 2 2",
    "S7C7S7, 2 1",
    "D2D2D3, 2 1",
    "HAHAS7S7C7C7H7H7, 6 2",
    "CACAC8C8CK, 2 2 1",
    "H2H2H3H3H4H4H5H5H6H6, 10",
    "RJRJBJBJH7H7HQHQHJHJH9H9H6H6HAH2, 6 4 2 2 1 1"
  })
  void aLeadIsCutLongestFirst(String lead, String lengths) {
    lay(lead);
    assertThat(cut()).isEqualTo(lengths);
  }

  /// With no main suit the cards of the rank are all on one level (T11).
  @ParameterizedTest
  @CsvSource({"H7H7S7S7, 2 2", "S7S7BJBJRJRJ, 6", "S7S7C7C7BJBJ, 4 2"})
  void aLeadWithoutMainSuitIsCutLongestFirst(String lead, String lengths) {
    open(TrumpOrder.NO_SUIT, false);
    lay(lead);
    assertThat(cut()).isEqualTo(lengths);
  }

  @ParameterizedTest
  @CsvSource({
    "S9, SA, HIGHEST_CARD",
    "S9, CA, OTHER_SUIT",
    "S9, H2, HIGHEST_CARD",
    "S9, S9, FIRST_PLAYED",
    "C7, S7, FIRST_PLAYED",
    "H2, SA, HIGHEST_CARD",
    "S9S9, SASK, NOT_LIKE_LEAD",
    "S9S9, S7C7, NOT_LIKE_LEAD",
    "S9S9, SAH2, MIXED_FOLLOW",
    "S9S9, SACA, MIXED_FOLLOW",
    "S8S8S6S6, SKSKSASA, HIGHEST_CARD",
    "S8S8S6S6, S2S2SASA, NOT_LIKE_LEAD",
    "S8S8S6S6, S7S7HAHA, HIGHEST_CARD",
    "SAS9, SKSQ, ONLY_TRUMPS_BEAT",
    "SAS9, H2H2, HONOR_CARD",
    "SAS9S9, H2H3H4, NOT_LIKE_LEAD",
    "H2H4, RJBJ, TRUMP_THROW_STANDS",
    "H2H4, SAS9, TRUMP_THROW_STANDS"
  })
  void aFollowIsRuledOn(String lead, String follow, TractorRule rule) {
    lay(lead);
    log.clear();
    lay(follow);
    assertThat(ruling(0).rule()).isEqualTo(rule);
    assertThat(ruling(0).seat()).isEqualTo(BOB);
  }

  /// The columns give the component that is lacking, longest first, and its length.
  @ParameterizedTest
  @CsvSource({
    "S9S9, SASK, 0, 2",
    "S9S9SJSJ, H2H2H3H4, 1, 2",
    "S8S8S6S6, S2S2SASA, 0, 4",
    "S8S8S6S6SQSQ, H2H2H3H3H5H6, 1, 2",
    "S8S8S6S6SQSQ, H2H2H4H4H6H6, 0, 4",
    // The longest is matched first, which leaves nothing of the run for the other.
    "S2S2S3S3S4S4S8S8S9S9, H2H2H3H3H4H4H5H5HQHQ, 1, 4",
    // There are two tractors, but neither is long enough.
    "S2S2S3S3S4S4S8S8S9S9, H2H2H3H3H5H5H6H6HQHQ, 0, 6",
    "S2S2S3S3S8S8S9S9SQSQSA, H2H2H3H3H5H5H6H6HQHKRJ, 2, 2"
  })
  void aFollowLacksTheFirstComponentItCannotSupply(
      String lead, String follow, int component, int length) {
    lay(lead);
    log.clear();
    lay(follow);
    assertThat(ruling(0)).isEqualTo(new Ruling(TractorRule.NOT_LIKE_LEAD, BOB, component, length));
  }

  @ParameterizedTest
  @CsvSource({
    // The honor is the top of a longest component, and singles do not count besides a pair (T18).
    "SAS9S9, RJH2H2, H2",
    // A longer tractor may be split (T14).
    "S2S2S3S3S9S9, H2H2H3H3H4H4, H4",
    // The highest level would leave HK and S7 alone, which are not neighbours.
    "S2S2S3S3S4S4S8S8S9S9, HKHKHAHAS7S7C7C7H7H7, C7",
    // Pairs on one level may be in two tractors (T17).
    "S2S2S3S3S8S8S9S9, HAHAS7S7C7C7H7H7, H7",
    // The longest takes the lower run, because the higher one is needed for two.
    "S2S2S3S3S4S4S8S8S9S9SJSJSQSQ, HAHAHKHKHQHQHJHJH6H6H5H5H4H4, H6"
  })
  void theBestHonorIsFound(String lead, String follow, String honor) {
    lay(lead);
    log.clear();
    lay(follow);
    assertThat(ruling(0).rule()).isEqualTo(HONOR_CARD);
    assertThat(name(Component.top(ruling(0).subject()))).isEqualTo(honor);
  }

  @Test
  void theFirstOfEqualsWins() {
    lay("H8");
    lay("S7");
    lay("C7");
    lay("D7");
    assertThat(round.toAct()).isEqualTo(BOB);
  }

  @Test
  void dutiesOfTurn() {
    assertRefused(BOB, "S9", DEALER_LEADS);
    assertRefused(ALICE, "done", LEAD_A_CARD);
    play("S9");
    assertRefused(BOB, "S8", IN_TURN);
    assertRefused(ALICE, "H9", ONE_GROUP);
    assertRefused(ALICE, "S7", ONE_GROUP);
    assertFine(ALICE, "S9");
    play("done");
    assertRefused(BOB, "done", AS_MANY);
    assertRefused(ALICE, "S9", IN_TURN);
    lay("SA");
    lay("S2");
    lay("S3");
    assertRefused(ALICE, "S9", WINNER_LEADS);
    assertFine(BOB, "S9");
  }

  @Test
  void whoDoesNotSitAtTheTableIsNeverToAct() {
    for (int stranger : new int[] {Kernel.NOBODY, Round.SEATS}) {
      assertRefused(stranger, "S9", DEALER_LEADS);
    }
  }

  /// A throw that is taken back counts as never laid, and both copies of its cards can be laid
  /// again.
  @Test
  void aThrowTakenBackIsInTheHandAgain() {
    open(HEARTS, true);
    lay("S9");
    lay("C2");
    lay("S3");
    lay("S4");
    lay("S9SASAS8");
    round.takeBack();
    assertThat(round.toAct()).isEqualTo(ALICE);
    assertThat(round.leading()).isTrue();
    assertThat(round.led()).isZero();
    assertThat(round.laid(ALICE)).isEqualTo(1);
    var laid = new Holding();
    round.laid(laid);
    assertThat(laid.same(FollowDutyTest.holding("S9 C2 S3 S4"))).isTrue();
    lay("SASA");
    assertRefused(BOB, "SA", TWO_DECKS);
    assertFine(BOB, "S9");
  }

  /// Alice deals at the jack, where a last trick lost to a single jack sets a team back to two.
  @ParameterizedTest
  @CsvSource({"S3, HJ, 2", "S3, SJ, 2", "S3, RJ, 11", "S3, HA, 11", "S3S3, SJSJ, 11", "S3, S2, 14"})
  void onlyASingleJackThrowsBack(String lead, String follow, int rank) {
    round.open(HEARTS, ALICE, 11, 2, false, TractorSettingsTest.rules("setback=jack"), log);
    int others = Deck.HAND - lead.length() / 2;
    lay("SA".repeat(others));
    lay("C3".repeat(others));
    lay("C4".repeat(others));
    lay("C6".repeat(others));
    lay(lead);
    lay(follow);
    lay("C7".repeat(Deck.HAND - others));
    lay("C8".repeat(Deck.HAND - others));
    assertThat(round.toAct()).isEqualTo(Kernel.NOBODY);
    assertThat(round.rank(0)).isEqualTo(rank);
  }

  @Test
  void aThirdCopyIsRefusedIfTwoDecksAreAskedFor() {
    for (boolean strict : new boolean[] {false, true}) {
      open(HEARTS, strict);
      lay("S9S9");
      assertThat(round.check(BOB, card("S9")) == Kernel.LEGAL).isEqualTo(!strict);
    }
    assertRefused(BOB, "S9", TWO_DECKS);
    assertThat(round.check(BOB, -1)).isEqualTo(TWO_DECKS.ordinal());
    assertThat(round.check(BOB, Round.CODES)).isEqualTo(TWO_DECKS.ordinal());
  }

  @Test
  void nobodyLaysMoreThanTwentyFive() {
    play("S3".repeat(Deck.HAND));
    assertRefused(ALICE, "S3", TWENTY_FIVE);
    lay("S4".repeat(Deck.HAND));
    lay("S5".repeat(Deck.HAND));
    lay("S6".repeat(Deck.HAND));
    assertThat(round.toAct()).isEqualTo(Kernel.NOBODY);
    assertRefused(ALICE, "S3", ROUND_OVER);
  }

  /// Eight tens and kings are buried, the defenders win the first trick, then twelve trump pairs in
  /// a row.
  @Test
  void theMostPointsThereCanBe() {
    round.open(HEARTS, ALICE, 2, 14, true, log);
    lay("C3");
    lay("RJ");
    lay("C4");
    lay("C4");
    lay("H3H3H4H4H5H5H6H6H7H7H8H8H9H9HTHTHJHJHQHQHKHKHAHA");
    lay("S5S5C5C5D5D5S3S3S4S4S6S6S7S7S8S8S9S9SJSJSQSQSASA");
    lay("C3RJBJBJC6C6C7C7C8C8C9C9CJCJCQCQCACAD3D3D4D4D6D6");
    lay("D7D7D8D8D9D9DJDJDQDQDADAH2H2S2S2C2C2D2D2STSTDTDT");
    assertThat(round.hidden()).isEqualTo(80);
    assertThat(round.score(1)).isEqualTo(1_342_177_400);
    assertThat(round.rank(1)).isEqualTo(14 + 33_554_433);
    assertThat(round.winner()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 5, 2, 2",
    "5, 4, 2, 2",
    "35, 4, 2, 2",
    "40, 3, 2, 2",
    "75, 3, 2, 2",
    "80, 2, 2, 1",
    "115, 2, 2, 1",
    "120, 2, 3, 1",
    "255, 2, 6, 1"
  })
  void pointsLeadToRanks(int points, int declarers, int defenders, int nextDealer) {
    var score = new MatchScore();
    score.set(ALICE, 2, 2, TractorSettings.CLASSIC);
    score.settle(points, 0, false, log);
    assertThat(score.rank(0)).isEqualTo(declarers);
    assertThat(score.rank(1)).isEqualTo(defenders);
    assertThat(score.dealer()).isEqualTo(nextDealer);
    assertThat(score.winner()).isEqualTo(Kernel.NOBODY);
  }

  /// From the ace a team must go up once more (T10).
  @ParameterizedTest
  @CsvSource({"11, 2, 0, -1", "12, 2, 0, 0", "14, 2, 60, 0", "14, 14, 119, -1", "2, 14, 120, 1"})
  void whoGoesBeyondTheAceWins(int rank1, int rank2, int points, int winner) {
    var score = new MatchScore();
    score.set(ALICE, rank1, rank2, TractorSettings.CLASSIC);
    score.settle(points, 0, false, log);
    assertThat(score.winner()).isEqualTo(winner);
  }

  // Cards and moves in words.

  private void lay(String cards) {
    play(cards);
    if (round.leading() && round.led() > 0) {
      play("done");
    }
  }

  private void play(String moves) {
    for (int move : moves(moves)) {
      assertThat(round.check(round.toAct(), move)).as("%s", moves).isEqualTo(Kernel.LEGAL);
      round.play(move, log);
    }
  }

  private String cut() {
    var lengths = new ArrayList<String>();
    for (int i = 0; i < round.trick().components(); i++) {
      lengths.add(Integer.toString(round.trick().length(i)));
    }
    return String.join(" ", lengths);
  }

  private Ruling ruling(int i) {
    return log.ruling(i, List.of(TractorRule.values()));
  }

  private void assertRefused(int seat, String move, TractorRule rule) {
    assertThat(TractorRule.values()[round.check(seat, moves(move).getFirst())]).isEqualTo(rule);
  }

  private void assertFine(int seat, String move) {
    assertThat(round.check(seat, moves(move).getFirst())).isEqualTo(Kernel.LEGAL);
  }

  private static List<Integer> moves(String text) {
    if (text.equals("done")) {
      return List.of(Round.DONE);
    }
    var cards = new ArrayList<Integer>();
    for (int i = 0; i < text.length(); i += 2) {
      cards.add(card(text.substring(i, i + 2)));
    }
    return cards;
  }

  private static int card(String name) {
    return switch (name) {
      case "BJ" -> Deck.BLACK_JOKER;
      case "RJ" -> Deck.RED_JOKER;
      default ->
          Deck.card(2 + "23456789TJQKA".indexOf(name.charAt(1)), "CDHS".indexOf(name.charAt(0)));
    };
  }

  private static String name(int card) {
    for (char suit : "CDHS".toCharArray()) {
      for (char rank : "23456789TJQKA".toCharArray()) {
        if (card("" + suit + rank) == card) {
          return "" + suit + rank;
        }
      }
    }
    return card == Deck.RED_JOKER ? "RJ" : "BJ";
  }
}
