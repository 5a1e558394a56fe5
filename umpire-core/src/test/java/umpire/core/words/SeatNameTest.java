package umpire.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class SeatNameTest {

  private static final List<String> NAMES = List.of("Anna", "Anna  Maria", "anna", "2", "Öz");

  @Test
  void theLongestNameThatFitsIsMeant() throws BadEventException {
    assertThat(read("deal Anna H2")).isEqualTo(new SeatName(0, 1));
    assertThat(read("deal Anna Maria H2")).isEqualTo(new SeatName(1, 2));
    assertThat(read("deal anna maria")).isEqualTo(new SeatName(1, 2));
  }

  @Test
  void lettersOfTheOtherCaseWillDoIfNoNameIsExactlyThis() throws BadEventException {
    assertThat(read("deal anna H2")).isEqualTo(new SeatName(2, 1));
    assertThat(read("deal ANNA MARIA H2")).isEqualTo(new SeatName(1, 2));
    assertThat(read("deal öz")).isEqualTo(new SeatName(4, 1));
  }

  @Test
  void aNumberWillDoWhereNoNameStands() throws BadEventException {
    assertThat(read("deal 1 H2")).isEqualTo(new SeatName(0, 1));
    assertThat(read("deal 2 H2")).as("a name").isEqualTo(new SeatName(3, 1));
    assertThat(read("deal 5")).isEqualTo(new SeatName(4, 1));
  }

  @Test
  void anythingElseIsRefusedWhereItStands() {
    for (String words :
        List.of("deal", "deal Carla", "deal ANNA H2", "deal 0 H2", "deal 6 H2", "deal 01 H2")) {
      assertThatExceptionOfType(BadEventException.class)
          .as(words)
          .isThrownBy(() -> read(words))
          .withMessageStartingWith("expected a player's name (Anna, Anna  Maria")
          .satisfies(fault -> assertThat(fault.word()).isEqualTo(1));
    }
  }

  private static SeatName read(String words) throws BadEventException {
    return SeatName.at(1, List.of(words.split(" ")), NAMES);
  }
}
