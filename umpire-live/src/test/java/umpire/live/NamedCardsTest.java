package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.match.Finding;
import umpire.core.match.SeatRule;
import umpire.live.log.MemoryLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Problem;

/// Players name every card; only a scorer, who records another game, may leave one unknown.
final class NamedCardsTest {

  private static Company company(String game, int seats, boolean scorer) {
    var settings = new StringBuilder("{\"game\":\"" + game + "\",\"seats\":[");
    for (int seat = 0; seat < seats; seat++) {
      settings.append(seat == 0 ? "" : ",");
      settings.append("{\"kind\":\"me\",\"name\":\"").append((char) ('A' + seat)).append("\"}");
    }
    settings.append("],\"options\":{\"scorer\":").append(scorer).append("}}");
    return new Company(new MemoryLog(), new VirtualTime(), settings.toString());
  }

  private static int asked(Company company) {
    int seat = 0;
    while (company.ask(seat) == 0) {
      seat++;
    }
    return seat;
  }

  @ParameterizedTest
  @CsvSource({
    "cribbage, 2, discard ? ?",
    "cribbage, 2, throw 5H ?",
    "maumau, 2, left B ?",
    "maumau, 2, drawn ?",
    "tractor, 4, bury ? ? ? ? ? ? ? ?",
    "tractor, 4, bury ????????"
  })
  void aSeatIsRefusedACardThatItDoesNotName(String game, int seats, String words) {
    try (Company company = company(game, seats, false)) {
      int seat = asked(company);
      Answer answer = company.move(seat, words);
      Problem problem = assertInstanceOf(Answer.Refused.class, answer).problem();
      assertEquals(Problem.Kind.RULE, problem.kind());
      var illegal = assertInstanceOf(Finding.Illegal.class, problem.finding().orElseThrow());
      assertEquals(SeatRule.NAME_EVERY_CARD, illegal.rule());
      assertTrue(problem.json().toString().contains("\"rule\":\"name-every-card\""));
      String why = Company.known(company.table().why(seat, words, Optional.empty()));
      assertTrue(why.startsWith("{\"finding\":\"against\",\"rule\":\"name-every-card\""), why);
      assertTrue(!problem.legal().isEmpty(), "what would be legal is told");
    }
  }

  /// A player's name that looks like an unknown card is not taken for one.
  @Test
  void nobodyIsTakenForACard() {
    String settings =
        """
        {"game":"cribbage","switches":{"errors":"fined"},
         "seats":[{"kind":"me","name":"?"},{"kind":"me","name":"Who ?"}]}
        """;
    try (var company = new Company(new MemoryLog(), new VirtualTime(), settings)) {
      Answer answer = company.move(asked(company), "overcount Who ? 2");
      Problem problem = assertInstanceOf(Answer.Refused.class, answer).problem();
      var illegal = assertInstanceOf(Finding.Illegal.class, problem.finding().orElseThrow());
      assertTrue(illegal.rule() != SeatRule.NAME_EVERY_CARD, illegal.toString());
    }
  }

  @Test
  void aScorerMayLeaveACardUnknown() {
    try (Company company = company("cribbage", 2, true)) {
      scored(company, "*", "cut A 2H");
      scored(company, "*", "cut B 9H");
      scored(company, "*", "deal B ? ? ? ? ? ?");
      scored(company, "*", "deal A 2C 3C 4C 5C 6C ?");
      scored(company, "A", "discard 2C ?");
      scored(company, "B", "discard ? ?");
    }
  }

  private static void scored(Company company, String by, String words) {
    long ask = company.ask(0);
    var move = new Command.Move(company.key(), ask, words, Optional.of(by));
    assertInstanceOf(Answer.Done.class, company.table().command(0, move), words);
  }
}
