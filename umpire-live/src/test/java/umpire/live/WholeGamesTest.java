package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.text.Json;
import umpire.live.log.MemoryLog;

/// Whole games, by commands from the first chair to the last word.
final class WholeGamesTest {

  @ParameterizedTest
  @CsvSource({"maumau,3", "cribbage,2", "tractor,4", "snooker,2"})
  void peopleAndStrategiesPlayToTheEnd(String game, int seats) {
    var settings = new StringBuilder("{\"game\":\"" + game + "\",\"seats\":[");
    settings.append(new Json().put("kind", "me").put("name", "Anna"));
    for (int seat = 1; seat < seats; seat++) {
      settings.append(",{\"kind\":\"bot\"}");
    }
    try (var company = new Company(new MemoryLog(), new VirtualTime(), settings + "]}")) {
      for (int i = 0; i < 5000 && company.state().equals("playing"); i++) {
        if (company.ask(0) != 0) {
          assertInstanceOf(Answer.Done.class, company.move(0, company.legal(0).getFirst()));
        } else {
          company.pass(Duration.ofMillis(600));
        }
      }
      assertEquals("over", company.state());
    }
  }
}
