package umpire.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FiguresTest {

  @Test
  void noMoreDigitsThanTheErrorAllows() {
    assertThat(Figures.decimals(0.0131)).isEqualTo(3);
    assertThat(Figures.number(-0.0001, 2)).isEqualTo("0.00");
    assertThat(Figures.number(Double.NaN, 2)).isEqualTo("-");
  }

  @Test
  void ratesHaveThreeDigits() {
    assertThat(Figures.rough(3_412_345)).isEqualTo("3.41 M");
    assertThat(Figures.rough(20_400)).isEqualTo("20.4 k");
    assertThat(Figures.rough(1_531)).isEqualTo("1,531");
    assertThat(Figures.rough(2.5)).isEqualTo("2.50");
  }
}
