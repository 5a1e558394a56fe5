package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.log.MemoryLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Problem;

/// Events can be taken back as the table allows it.
final class TakeBackTest {

  private static final String TWO =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}],
       "options":{%s}}
      """;

  private static Company company(String options) {
    return new Company(new MemoryLog(), new VirtualTime(), TWO.formatted(options));
  }

  private static Answer askBack(Company company, int seat) {
    return company
        .table()
        .command(seat, new Command.RequestTakeBack(company.key(), OptionalInt.empty()));
  }

  private static int events(Company company) {
    return company.seen(new Viewer.Spectator()).get("n").getAsInt();
  }

  @Test
  void thoseAreAskedWhoseViewChanges() {
    try (Company company = company("")) {
      int before = events(company);
      long asked = company.ask(0);
      company.move(0, company.legal(0).getFirst());
      assertInstanceOf(Answer.Done.class, askBack(company, 0));
      assertEquals(before + 1, events(company), "Ben has not agreed yet");
      assertInstanceOf(Answer.Refused.class, agree(company, 0));
      assertInstanceOf(Answer.Done.class, agree(company, 1));
      assertEquals(before, events(company));
      assertTrue(company.ask(0) > asked, "it is another question");
    }
  }

  private static Answer agree(Company company, int seat) {
    return company.table().command(seat, new Command.AcceptTakeBack(company.key()));
  }

  @Test
  void oneWhoRefusesIsEnough() {
    try (Company company = company("")) {
      company.move(0, company.legal(0).getFirst());
      int before = events(company);
      askBack(company, 0);
      Answer refused = company.table().command(1, new Command.RefuseTakeBack(company.key()));
      assertInstanceOf(Answer.Done.class, refused);
      assertInstanceOf(Answer.Refused.class, agree(company, 1));
      assertEquals(before, events(company));
    }
  }

  @Test
  void whereTheTableDoesNotAllowItNobodyIsAsked() {
    try (Company company = company("\"takeback\":\"never\"")) {
      company.move(0, company.legal(0).getFirst());
      Answer answer = askBack(company, 0);
      assertInstanceOf(Answer.Refused.class, answer);
      assertEquals(Problem.Kind.FORBIDDEN, ((Answer.Refused) answer).problem().kind());
    }
  }

  /// After a deal is taken back, an equal deal follows, so that taking back gives no second draw.
  @Test
  void theHouseDrawsTheSameAgain() {
    try (Company company = company("")) {
      String before = company.seen(new Viewer.Player(0)).get("view").toString();
      company.move(0, company.legal(0).getFirst());
      company.table().command(0, new Command.RequestTakeBack(company.key(), OptionalInt.of(0)));
      agree(company, 1);
      assertEquals(before, company.seen(new Viewer.Player(0)).get("view").toString());
    }
  }

  /// A scorer can take back any events, even the end.
  @Test
  void aScorerAsksNobody() {
    String settings =
        """
        {"game":"snooker","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}],
         "options":{"scorer":true}}
        """;
    try (var company = new Company(new MemoryLog(), new VirtualTime(), settings)) {
      String empty = company.seen(new Viewer.Arbiter()).get("view").toString();
      score(company, "*", "lot Anna");
      score(company, "Anna", "pot red");
      score(company, "Anna", "pot black");
      for (int i = 0; company.state().equals("playing") && i < 20; i++) {
        String awaits = company.seen(new Viewer.Arbiter()).get("view").toString();
        score(company, awaits.contains("\"awaits\":\"table\"") ? "*" : awaited(company), awaits);
      }
      assertEquals("over", company.state());
      while (events(company) > 0) {
        assertInstanceOf(Answer.Done.class, askBack(company, 0));
      }
      assertEquals(empty, company.seen(new Viewer.Arbiter()).get("view").toString());
    }
  }

  private static String awaited(Company company) {
    return company
        .seen(new Viewer.Arbiter())
        .getAsJsonObject("view")
        .getAsJsonArray("awaited")
        .get(0)
        .getAsString();
  }

  private static void score(Company company, String by, String words) {
    String event = words.startsWith("{") ? (by.equals("*") ? "rack" : "concede") : words;
    Answer answer =
        company
            .table()
            .command(0, new Command.Move(company.key(), company.ask(0), event, Optional.of(by)));
    assertInstanceOf(Answer.Done.class, answer, by + " " + event);
  }
}
