package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.words.BadEventException;
import umpire.tractor.words.Verb;

/// Tests that records may be written in many ways, and are printed in one.
final class WordsTest {

  private static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "Mary Ann");

  @ParameterizedTest
  @CsvSource({
    "lay s7 7S, lay S7 S7",
    "lay S7S7S6S6, lay S7 S7 S6 S6",
    "lay S6 RJ S7, lay RJ S7 S6",
    "lead h10, lay HT",
    "LAY 10h JR bj, lay RJ BJ HT",
    "throw HA HK, lay HA HK",
    "deal mary ann h2, deal Mary Ann H2",
    "deal 2 H3 H2, deal Bob H3 H2",
    "deal Bob ?????, deal Bob ? ? ? ? ?",
    "declare h2h2, declare H2 H2",
    "Pass, pass",
    "bury ? S3 RJ ? ? ? ? ?, bury RJ S3 ? ? ? ? ? ?",
    "kitty S3 RJ ? ? ? ? ? ?, kitty S3 RJ ? ? ? ? ? ?",
    "refuse Mary Ann 3S 3s, refuse Mary Ann S3 S3",
    "round h Mary Ann 10 2, round H Mary Ann T 2",
    "round o bob a K, round O Bob A K",
    "round NT bob a K, round O Bob A K",
    "round none bob a K, round O Bob A K",
    "round No-Trump bob a K, round O Bob A K",
    "round clubs bob a K, round C Bob A K",
    "round Diamond bob a K, round D Bob A K",
    "round hearts bob a K, round H Bob A K",
    "round spade bob a K, round S Bob A K",
    "round \u2665\uFE0F bob a K, round H Bob A K",
    "lay \u2660A A\u2660 \u266510 10\u2663, lay SA SA HT CT",
    "lay \u2666K\u2666K q\u2662, lay DK DK DQ"
  })
  void manyWaysAreRead(String written, String canonical) throws BadEventException {
    var event = Verb.WORDS.read(List.of(written.split(" ")), NAMES);
    assertThat(Verb.WORDS.write(event, NAMES)).isEqualTo(canonical);
    assertThat(Verb.WORDS.read(List.of(canonical.split(" ")), NAMES)).isEqualTo(event);
  }

  /// The word at fault, and a part of the message.
  @ParameterizedTest
  @CsvSource({
    "shuffle, 0, '''shuffle'' is not an event: use deal, declare'",
    "lay, 1, expected a card",
    "lay S7 S1, 2, is not a card",
    "lay S7 S, 2, is not a card",
    "lay ?, 1, cannot be unknown",
    "lay S7 ?, 2, cannot be unknown",
    "friend SA third, 2, not a copy",
    "friend SASK, 1, not a card",
    "declare H2 S2, 1, two identical",
    "deal Zoe H2, 1, expected a player's name",
    "pass H2, 1, not expected here",
    "round X Alice 2 2, 1, not a main suit",
    "round H Alice 1 2, 3, not a rank",
    "round H Alice 2, 4, expected a rank",
    "round H Alice 2 2 2, 5, not expected here"
  })
  void nonsenseIsRefused(String written, int word, String what) {
    assertThatThrownBy(() -> Verb.WORDS.read(List.of(written.split(" ")), NAMES))
        .isInstanceOfSatisfying(
            BadEventException.class,
            fault -> {
              assertThat(fault.word()).isEqualTo(word);
              assertThat(fault.description()).contains(what);
            });
  }
}
