package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.SeededRandom;
import umpire.core.cards.CardNames;
import umpire.core.count.Count;
import umpire.core.count.Question;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.text.BadInputException;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.show.PlainShow;

/// Hands counted without a record, against the plain second implementation.
final class CountTest {

  private static final int HANDS = 3_000;

  @Test
  void everyHandCountsWhatThePlainShowCounts() throws BadInputException {
    var random = new SeededRandom(1_411);
    var best = 0;
    for (int i = 0; i < HANDS; i++) {
      List<String> five = draw(random);
      boolean crib = random.nextPercent(30);
      Count count = count(five, crib, CribbageProfiles.PROFILES.standard());
      int plain = PlainShow.points(five.subList(0, 4), five.get(4), crib);
      assertThat(count.points()).as("%s, crib %s", five, crib).isEqualTo(plain);
      assertThat(count.lines()).allSatisfy(line -> assertThat(line.points()).isPositive());
      best = Math.max(best, plain);
    }
    assertThat(best).as("hands that are worth something").isGreaterThan(15);
  }

  private static List<String> draw(SeededRandom random) {
    var deck = new int[Cards.DECK];
    for (int card = 0; card < deck.length; card++) {
      deck[card] = card;
    }
    random.shuffle(deck, deck.length);
    var five = new ArrayList<String>();
    for (int i = 0; i < 5; i++) {
      five.add(CardNames.name(deck[i]));
    }
    return five;
  }

  /// The running count is correct, and the named cards are those that count.
  @Test
  void combinationsAreToldInTheirOrder() throws BadInputException {
    List<String> cards = List.of("4C", "5D", "6H", "6S", "5C");
    Count count = count(cards, false, CribbageProfiles.PROFILES.standard());
    assertThat(count.heading().text()).isEqualTo("the hand 4C 5D 6H 6S and 5C counts 24");
    assertThat(count.lines().getFirst().note().text()).isEqualTo("fifteen two with 4C 5D 6H");
    assertThat(count.lines().getLast().note().text())
        .isEqualTo("a run of three is twenty-four with 4C 6S 5C");
  }

  @Test
  void whatATableAgreedOnCounts() throws BadInputException, BadProfileException {
    List<String> flush = List.of("2H", "4H", "6H", "8H", "TC");
    Profile generous =
        CribbageProfiles.PROFILES.changed("own", "standard", Map.of("crib-flush", "four"));
    assertThat(count(flush, true, CribbageProfiles.PROFILES.standard()).points()).isZero();
    assertThat(count(flush, true, generous).points()).isEqualTo(4);
    assertThat(count(flush, false, generous).points()).isEqualTo(4);
  }

  /// Without a starter, the hand is counted with every starter.
  @Test
  void fourCardsAreCountedWithEveryStarter() throws BadInputException {
    List<String> four = List.of("5H", "5D", "5S", "JC");
    Count count = count(four, false, CribbageProfiles.PROFILES.standard());
    int sum = 0;
    int most = 0;
    for (int card = 0; card < Cards.DECK; card++) {
      if (!four.contains(CardNames.name(card))) {
        int points = PlainShow.points(four, CardNames.name(card), false);
        sum += points;
        most = Math.max(most, points);
      }
    }
    String average = "%.2f".formatted(sum / 48.0);
    assertThat(count.heading().text()).endsWith("to " + most + ", on average " + average);
    assertThat(count.lines().getFirst().note().text()).isEqualTo("29 with the starter 5C");
    int starters = 0;
    for (Count.Line line : count.lines()) {
      starters += line.note().text().split(" ").length - 4;
    }
    assertThat(starters).isEqualTo(48);
  }

  @ParameterizedTest
  @CsvSource({
    "5H 5D, 6, 'expected four cards and the starter, found 2'",
    "'', 1, 'expected four cards and the starter, found 0'",
    "5H 5D 5X JC, 7, '''5X'' is not a card'",
    "5H 5D 5♥ JC 5C, 7, '''5♥'' appears twice'",
    "5H 5D 5S JC 5C 6C, 16, 'unexpected text after the starter'"
  })
  void whatCannotBeCountedIsLocated(String cards, int column, String what) {
    var fault =
        catchThrowableOfType(
            BadInputException.class,
            () -> count(List.of(cards.split(" ")), false, CribbageProfiles.PROFILES.standard()));
    assertThat(fault.description()).startsWith(what);
    assertThat(fault.column()).isEqualTo(column);
  }

  private static Count count(List<String> cards, boolean crib, Profile profile)
      throws BadInputException {
    Map<String, String> details = crib ? Map.of("crib", "") : Map.of();
    return new CribbageCounter().count(Question.of(profile, cards, details));
  }
}
