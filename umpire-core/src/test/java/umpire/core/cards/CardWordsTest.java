package umpire.core.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The words that people write for a card are reduced to two characters.
final class CardWordsTest {

  @Test
  void symbolsAreSuits() {
    assertThat(CardWords.plain("♠A")).isEqualTo("SA");
    assertThat(CardWords.plain("9♥")).isEqualTo("9H");
    assertThat(CardWords.plain("♦")).isEqualTo("D");
    assertThat(CardWords.plain("♣♧♢♡♤")).isEqualTo("CCDHS");
    assertThat(CardWords.plain("K\u2665\ufe0f\u2663\ufe0eQ")).isEqualTo("KHCQ");
  }

  @Test
  void tensAndSmallLettersAreReadAsTheyAreMeant() {
    assertThat(CardWords.plain("10H")).isEqualTo("TH");
    assertThat(CardWords.plain("s10h10")).isEqualTo("STHT");
    assertThat(CardWords.plain("qd")).isEqualTo("QD");
    assertThat(CardWords.plain("rj")).isEqualTo("RJ");
  }

  @Test
  void everythingElseStaysWhatItIs() {
    assertThat(CardWords.plain("?")).isEqualTo("?");
    assertThat(CardWords.plain("1")).isEqualTo("1");
    assertThat(CardWords.plain("ß")).isEqualTo("ß");
    assertThat(CardWords.plain("ſh")).isEqualTo("ſH");
    assertThat(CardWords.plain("")).isEmpty();
  }
}
