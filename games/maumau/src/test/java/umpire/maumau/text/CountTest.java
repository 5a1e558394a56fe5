package umpire.maumau.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.count.Count;
import umpire.core.count.Question;
import umpire.core.profile.BadProfileException;
import umpire.core.text.BadInputException;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauRule;

/// Hands counted without a record.
final class CountTest {

  /// Values from the seven to the ace.
  @ParameterizedTest
  @CsvSource({"published, 7 8 9 10 20 3 4 11", "skat, 0 0 0 10 2 3 4 11", "count, 1 1 1 1 1 1 1 1"})
  void everyCardHasItsValue(String values, String expected)
      throws BadInputException, BadProfileException {
    String[] worth = expected.split(" ");
    for (int rank = 0; rank < worth.length; rank++) {
      for (String suit : List.of("C", "S", "H", "D")) {
        String card = "789TJQKA".charAt(rank) + suit;
        assertThat(count(card, Map.of("values", values), Map.of()).points())
            .as("%s by %s", card, values)
            .isEqualTo(Integer.parseInt(worth[rank]));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "left, jack, false, 38, cards-left",
    "left, jack, true, 76, double",
    "left, none, true, 38, cards-left",
    "collected, none, false, 38, collect"
  })
  void theTableSaysForWhomAndHowOften(
      String score, String doubling, boolean jack, int points, String rule)
      throws BadInputException, BadProfileException {
    Count count =
        count(
            "7C JD AS",
            Map.of("values", "published", "score", score, "doubling", doubling),
            jack ? Map.of("jack", "") : Map.of());
    assertThat(count.points()).isEqualTo(points);
    assertThat(count.lines().getLast().rule().id()).isEqualTo(rule);
  }

  @Test
  void wherePlacesCountCardsCountNothing() throws BadInputException, BadProfileException {
    var profile = MauMauProfiles.ALL.preset("places");
    var question = Question.of(profile, List.of("AS"), Map.of());
    Count count = new MauMauCounter().count(question);
    assertThat(count.points()).isZero();
    assertThat(count.lines().getFirst().rule()).isEqualTo(MauMauRule.PLACE_POINTS);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1, expected the cards",
    "7C 6C, 4, '''6C'' is not a card'",
    "7C C7, 4, '''C7'' appears twice'"
  })
  void whatCannotBeCountedIsLocated(String cards, int column, String what) {
    var fault =
        catchThrowableOfType(BadInputException.class, () -> count(cards, Map.of(), Map.of()));
    assertThat(fault.description()).startsWith(what);
    assertThat(fault.column()).isEqualTo(column);
  }

  private static Count count(
      String cards, Map<String, String> switches, Map<String, String> details)
      throws BadInputException, BadProfileException {
    var profile = MauMauProfiles.ALL.changed("own", "common", switches);
    return new MauMauCounter().count(Question.of(profile, List.of(cards), details));
  }
}
