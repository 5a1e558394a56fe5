package umpire.live.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.json.BadFieldsException;

/// Settings come from untrusted clients: every fault is reported with its position.
final class SettingsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | this is not valid JSON: see column 1",
        "[] | expected one JSON object",
        "{} {} | this is not valid JSON: see column 5",
        "{} | game is missing",
        "{'game':7} | game: expected a string",
        "{'game':'chess','seats':[]} | game: there is no game 'chess': choose cribbage, maumau, snooker, tractor",
        "{'game':'cribbage','seats':[]} | seats: these rules are for 2 to 4 players",
        "{'game':'cribbage','seats':7} | seats: expected a list",
        "{'game':'cribbage','seats':[7]} | seats[0]: expected an object",
        "{'game':'cribbage','seats':[{}]} | seats[0].kind: expected 'me', 'link' or 'bot'",
        "{'game':'cribbage','seats':[{'kind':'me'}]} | seats[0].name is missing",
        "{'game':'cribbage','seats':[{'kind':'me','name':'a:b'}]} | seats[0].name: a name may not hold any of :,;#=>*",
        "{'game':'cribbage','seats':[{'kind':'me','name':'a\u202eb'}]} | seats[0].name: a name may not change the direction of text: leave out the character U+202E",
        "{'game':'cribbage','seats':[{'kind':'link','name':'\u2067b'}]} | seats[0].name: a name may not change the direction of text: leave out the character U+2067",
        "{'game':'cribbage','seats':[{'kind':'bot','strategy':'god'}]} | seats[0].strategy: there is no strategy 'god': choose random, rules, expert[:N]",
        "{'game':'cribbage','sets':[]} | there is no field 'sets' (did you mean seats?): choose game, rules, switches, seats, options",
        "{'game':'cribbage','options':{'pace':1e9}} | options.pace: expected a whole number from 0 to 10000",
        "{'game':'cribbage','options':{'watch':'all'}} | options.watch: expected one of open, delayed, closed",
        "{'game':'cribbage','options':{'hints':'yes'}} | options.hints: expected true or false",
      })
  void faultsAreLocated(String json, String fault) {
    var bad = assertThrows(BadFieldsException.class, () -> Settings.read(json.replace('\'', '"')));
    assertEquals(fault, bad.whole());
  }

  /// Stored tables keep names that would be refused today.
  @Test
  void namesInALogAreAsTheyWere() throws BadFieldsException {
    String json =
        """
        {"game":"cribbage","seats":[{"kind":"me","name":"a\u202eb"},{"kind":"bot"}]}
        """;
    assertThrows(BadFieldsException.class, () -> Settings.read(json));
    assertEquals(Optional.of("a\u202eb"), Settings.readStored(json).seats().getFirst().name());
  }

  @Test
  void nestingWithoutEndIsAFault() {
    assertThrows(BadFieldsException.class, () -> Settings.read("{\"a\":" + "[".repeat(100_000)));
  }

  @Test
  void whatIsWrittenIsRead() throws BadFieldsException {
    String json =
        """
        {"game":"cribbage","switches":{"target":61},
         "seats":[{"kind":"me","name":"Anna"},{"kind":"bot","strategy":"random","name":"Zed"}],
         "options":{"move":30,"watch":"delayed"}}
        """;
    Settings settings = Settings.read(json);
    assertEquals(settings, Settings.read(settings.json().toString()));
    assertEquals("61", settings.profile().value("target"));
  }
}
