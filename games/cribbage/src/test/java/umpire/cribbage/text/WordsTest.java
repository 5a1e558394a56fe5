package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.profile.Profile;
import umpire.core.words.BadEventException;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;

/// Events are read in many forms and written in one.
final class WordsTest {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Anna Maria");

  private static Event read(String words) throws BadEventException {
    return Verb.WORDS.read(List.of(words.split(" ")), NAMES);
  }

  @ParameterizedTest
  @CsvSource({
    "lay 5H,                   lay 5H",
    "LAY h5,                   lay 5H",
    "play 10d,                 lay TD",
    "lay D10,                  lay TD",
    "discard KC 5h,            discard 5H KC",
    "throw ? 5h,               discard 5H ?",
    "cut JD,                   starter JD",
    "cut ben JD,               cut Ben JD",
    "cut Anna Maria 2c,        cut Anna Maria 2C",
    "cut 1 2S,                 cut Anna 2S",
    "cut Ben ?,                cut Ben ?",
    "cut anna maria ?,         cut Anna Maria ?",
    "Dealer ben,               dealer Ben",
    "dealer 3,                 dealer Anna Maria",
    "peg 02,                   peg 2",
    "lay A♠,                   lay AS",
    "lay ♠a,                   lay AS",
    "lay ♥10,                  lay TH",
    "lay 10♥\ufe0f,            lay TH",
    "lay ♧k,                   lay KC",
    "lay H10,                  lay TH",
    "lay 10h,                  lay TH",
    "discard ♡2 ♢3,            discard 2H 3D",
    "deal 3 ? ? KS 2C ? ?,     deal Anna Maria 2C KS ? ? ? ?",
    "deal anna ? ? KS 2C ? ?,  deal Anna 2C KS ? ? ? ?",
    "to-crib ?,                to-crib ?",
    "crib KS QS 2C AC,         crib AC 2C QS KS",
    "count 012,                count 12",
    "muggins 2,                muggins 2",
    "GO,                       go",
    "Agree,                    agree"
  })
  void readForgivinglyAndWrittenInOneWay(String given, String canonical) throws BadEventException {
    Event event = read(given);
    assertThat(Verb.WORDS.write(event, NAMES)).isEqualTo(canonical);
    assertThat(read(canonical)).isEqualTo(event);
  }

  @ParameterizedTest
  @CsvSource({
    "sing,             0",
    "lay,              1",
    "lay ?,            1",
    "lay 1H,           1",
    "lay 5H 6H,        2",
    "deal 5H,          1",
    "lay ♥,            1",
    "lay ♥♥,           1",
    "starter ?,        1",
    "cut Ben ? ?,      3",
    "dealer,           1",
    "dealer Zoe,       1",
    "peg,              1",
    "peg ?,            1",
    "deal Ben,         2",
    "deal Ben 5H 5h,   3",
    "cut Zoe 5H,       1",
    "cut 0 5H,         1",
    "cut 4 5H,         1",
    "deal 01 5H,       1",
    "starter XX,       1",
    "count,            1",
    "count -1,         1",
    "count 99999999999, 1",
    "agree 1,          1"
  })
  void whatIsNoEventIsToldWithItsWord(String given, int word) {
    assertThatThrownBy(() -> read(given))
        .isInstanceOfSatisfying(
            BadEventException.class,
            fault -> assertThat(fault.word()).as(fault.description()).isEqualTo(word));
  }

  @Test
  void aNameGoesBeforeANumber() throws BadEventException {
    var event = Verb.WORDS.read(List.of("cut", "1", "2S"), List.of("Anna", "1"));
    assertThat(event).isEqualTo(read("cut 2 2S"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "lay ", "discard ", "cut Ben ", "count ", "agree "})
  void whatIsNoEventIsShownShortAndHarmless(String before) {
    assertThatThrownBy(() -> read(before + "\u001b[2J\u2028" + "x".repeat(3000)))
        .isInstanceOfSatisfying(
            BadEventException.class,
            fault ->
                assertThat(fault.description()).startsWith("'·[2J·" + "x".repeat(15) + "...' is "));
    assertThatThrownBy(() -> read(before + "x".repeat(19) + "\ud83c\udccf"))
        .isInstanceOfSatisfying(
            BadEventException.class,
            fault -> assertThat(fault.description()).startsWith("'" + "x".repeat(19) + "...' is "));
  }

  @Test
  void everyEventOfAMatchComesBack() throws Exception {
    for (String preset : List.of("standard", "pub", "classic", "five-card")) {
      Profile profile = Evening.GAME.profiles().preset(preset);
      for (int players = 2; players <= Math.min(4, Evening.GAME.maxPlayers(profile)); players++) {
        var evening = new Evening(profile, players).play(players, List.of(0, 1), (_, _, _) -> {});
        for (Evening.Happening happening : evening.happened) {
          String words = Verb.WORDS.write(happening.event(), evening.names);
          assertThat(Verb.WORDS.read(List.of(words.split(" ")), evening.names))
              .isEqualTo(happening.event());
        }
      }
    }
  }

  /// The kernel notes extra information in a laid card, and the backfill in a discard; neither may
  /// be written.
  @Test
  void onlyWhatIsSaidComesOut() {
    Move lay = new Move().set(Verb.LAY).cards(1L << 7).code(0x1_0003).seat(1).amount(2);
    assertThat(Verb.WORDS.event(lay)).isEqualTo(Events.card(Verb.LAY, 7));
    Move discard = new Move().set(Verb.DISCARD).cards(3).unknown(1).twice(12).code(5);
    assertThat(Verb.WORDS.event(discard)).isEqualTo(Events.discard(new SomeCards(3, 1), 12));
    assertThat(Verb.card(new Move().set(Verb.LAY))).isEqualTo(Cards.NO_CARD);
  }
}
