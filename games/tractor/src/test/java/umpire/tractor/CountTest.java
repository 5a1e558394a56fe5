package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.SeededRandom;
import umpire.core.count.Count;
import umpire.core.count.Question;
import umpire.core.text.BadInputException;
import umpire.tractor.rule.TractorProfiles;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.text.TractorCounter;

/// Tests the classification and judging of plays without a record.
final class CountTest {

  private static final int POSITIONS = 150;

  /// With rank 7 and main suit H.
  @ParameterizedTest
  @CsvSource({
    "S3, spades, stands, single, 0",
    "S5S5, spades, stands, pair, 10",
    "S3S3S4S4, spades, stands, tractor, 0",
    "S6S6S8S8, spades, stands, tractor, 0",
    "C7D7, trumps, is open, throw, 0",
    "HKHK HTHT, trumps, is open, throw, 40",
    "RJRJBJBJ H7, trumps, stands, throw, 0",
    "S3C3, mixed, is not legal, one-group, 0",
    "S3S3S3, spades, is not legal, in-hand, 0"
  })
  void aLeadIsNamed(String cards, String group, String finding, String rule, int points)
      throws BadInputException {
    Count count = count(cards, Map.of());
    assertThat(count.heading().text()).contains(", " + group + ", as a lead " + finding);
    assertThat(count.lines()).anyMatch(line -> line.rule().id().equals(rule));
    assertThat(count.points()).isEqualTo(points);
  }

  /// Whether a throw stands depends on the cards that can still be out.
  @Test
  void aThrowStandsIfNothingHigherCanBeOut() throws BadInputException {
    assertThat(count("SK SASA", Map.of()).heading().text()).endsWith("stands");
    assertThat(count("SQ SASA", Map.of()).heading().text()).endsWith("is open");
    Map<String, String> hand = Map.of("hand", "SQ SASA SKSK");
    assertThat(count("SQ SASA", hand).heading().text()).endsWith("stands");
  }

  /// Compares every follow from small hands with the brute force.
  @Test
  void followsAreLegalAsTheBruteForceHasThem() throws BadInputException {
    var random = new SeededRandom(1_907);
    var plain = new PlainFollow('H', '7', 2);
    int refused = 0;
    for (int i = 0; i < POSITIONS; i++) {
      List<String> deck = spadesAndClubs(random);
      List<String> lead = deck.subList(0, 1 + random.nextInt(3));
      if (lead.stream().anyMatch(card -> card.charAt(0) != lead.getFirst().charAt(0))) {
        continue;
      }
      List<String> hand = deck.subList(lead.size(), lead.size() + 6);
      Set<List<String>> legal = plain.legal(hand, lead);
      for (List<String> follow : plain.all(hand, lead.size())) {
        Map<String, String> details =
            Map.of("lead", String.join(" ", lead), "hand", String.join(" ", hand));
        String found = count(String.join(" ", follow), details).heading().text();
        assertThat(found)
            .as("%s of %s on %s", follow, hand, lead)
            .endsWith(legal.contains(follow) ? "stands" : "is not legal");
        refused += legal.contains(follow) ? 0 : 1;
      }
    }
    assertThat(refused).as("follows that are not legal").isGreaterThan(100);
  }

  private static List<String> spadesAndClubs(SeededRandom random) {
    var numbers = new int[40];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i;
    }
    random.shuffle(numbers, numbers.length);
    var cards = new ArrayList<String>();
    for (int number : numbers) {
      int place = number / 2;
      cards.add((place < 10 ? "S" : "C") + "2345689TJQ".charAt(place % 10));
    }
    return cards;
  }

  @ParameterizedTest
  @CsvSource({
    "S3, main, '', 3, the main suit is missing",
    "S3, main, X, 1, '--main: expected a main suit'",
    "S3, rank, 1, 1, '--rank: expected a rank, one of'",
    "'', rank, 7, 1, 'expected cards'",
    "S3 ?, rank, 7, 4, 'these cards cannot be unknown'",
    "S3 SX, rank, 7, 4, 'expected a card'",
    "S3, hand, S3S3S3, 1, '--hand: a card is there a third time'",
    "S3, lead, S4C4, 1, '--lead: this cannot be led'"
  })
  void whatCannotBeCountedIsLocated(
      String cards, String detail, String value, int column, String what) {
    var details = new HashMap<>(Map.of(detail, value));
    details.values().removeIf(String::isEmpty);
    details.putIfAbsent("main", "H");
    if (detail.equals("main") && value.isEmpty()) {
      details.remove("main");
    }
    var fault = catchThrowableOfType(BadInputException.class, () -> ask(cards, details));
    assertThat(fault.description()).startsWith(what);
    assertThat(fault.column()).isEqualTo(column);
  }

  /// A hand cannot hold a card of which both copies are on the table.
  @Test
  void cardsThatWereLedAreNotInTheHand() {
    Map<String, String> details = Map.of("main", "H", "lead", "SKSK", "hand", "SK S3");
    var fault = catchThrowableOfType(BadInputException.class, () -> ask("SK S3", details));
    assertThat(fault.rule()).isEqualTo(TractorRule.TWO_DECKS);
  }

  private static Count count(String cards, Map<String, String> details) throws BadInputException {
    var all = new HashMap<>(details);
    all.put("main", "H");
    all.put("rank", "7");
    return ask(cards, all);
  }

  private static Count ask(String cards, Map<String, String> details) throws BadInputException {
    return new TractorCounter()
        .count(Question.of(TractorProfiles.ALL.standard(), List.of(cards), details));
  }
}
