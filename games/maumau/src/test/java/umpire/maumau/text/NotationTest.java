package umpire.maumau.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.words.BadEventException;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.words.Verb;

/// Notations that people use at a table are understood, and written in one form.
final class NotationTest {

  private static final List<String> NAMES = List.of("Anna", "Anna Maria", "Ben");

  @ParameterizedTest
  @CsvSource({
    "lay HS, lay HS",
    "LAY h7, lay HS",
    "play 7H, lay HS",
    "lay SH, lay HS",
    "lay SS, lay SS",
    "lay 10c, lay CT",
    "lay D10 MAU, lay DT mau",
    "lay TD, lay DT",
    "lay 9s, lay SN",
    "lay SJ h, lay SJ hearts",
    "lay JS Clubs mau, lay SJ clubs mau",
    "lay SJ, lay SJ",
    "lay SJ mau, lay SJ mau",
    "lay ♠A, lay SA",
    "lay a♠, lay SA",
    "lay ♥️10 mau-mau, lay HT mau-mau",
    "lay 10♡, lay HT",
    "lay ♣J ♥, lay CJ hearts",
    "lay J♦ ♢ Mau-Mau, lay DJ diamonds mau-mau",
    "open ?, open ?",
    "open ♦7, open DS",
    "Keep, pass",
    "CATCH, catch",
    "lay 9s clubs, lay SN clubs",
    "deal Anna Maria ? 7H KD, deal Anna Maria HS DK ?",
    "deal anna ? 7H KD, deal Anna HS DK ?",
    "drawn ? CA, drawn CA ?",
    "shuffle 7h ? ca, shuffle HS ? CA",
    "left Ben, left Ben"
  })
  void readingForgivesAndWritingHasOneForm(String written, String canonical)
      throws BadEventException {
    assertThat(canonical(written)).isEqualTo(canonical);
    assertThat(canonical(canonical)).isEqualTo(canonical);
  }

  private String canonical(String written) throws BadEventException {
    return Verb.WORDS.write(Verb.WORDS.read(List.of(written.split(" ")), NAMES), NAMES);
  }

  @ParameterizedTest
  @CsvSource({
    "lay, 1, expected a card",
    "lay ?, 1, not a card",
    "lay H1, 1, not a card",
    "lay HSX, 1, not a card",
    "lay HS hearts hearts, 3, not expected",
    "lay HS mau mau, 3, not expected",
    "draw HS, 1, not expected",
    "deal Zoe HS, 1, name",
    "deal Ben HS HS, 3, twice",
    "dra, 0, not an event"
  })
  void whatIsNoEventIsToldAtItsWord(String written, int word, String what) {
    var fault =
        catchThrowableOfType(
            BadEventException.class, () -> Verb.WORDS.read(List.of(written.split(" ")), NAMES));
    assertThat(fault.word()).isEqualTo(word);
    assertThat(fault.description()).contains(what);
  }

  @Test
  void everyCardIsReadAsItIsWritten() {
    for (int card = 0; card < Cards.MAX_CARDS; card++) {
      String name = CardText.name(card);
      assertThat(CardText.read(name)).isEqualTo(card);
      assertThat(CardText.read(new StringBuilder(name).reverse().toString())).isEqualTo(card);
      assertThat(CardText.read(name.toLowerCase(java.util.Locale.ROOT))).isEqualTo(card);
    }
  }
}
