package umpire.crazyeights.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.count.Count;
import umpire.core.count.Question;
import umpire.core.text.BadInputException;
import umpire.crazyeights.rule.EightsProfiles;
import umpire.crazyeights.rule.EightsRule;

/// Hands are counted without a record.
final class CountTest {

  @Test
  void everyCardCountsWhatTheRuleSays() throws BadInputException {
    Count count = count("8H KD TS AC 3S");
    assertThat(count.points()).isEqualTo(50 + 10 + 10 + 1 + 3);
    assertThat(count.lines()).allMatch(line -> line.rule() == EightsRule.COUNT);
    assertThat(count.heading().text()).isEqualTo("8H KD TS AC 3S counts 74");
    assertThat(count("").points()).isZero();
  }

  @Test
  void whatCannotBeCountedIsLocated() {
    var fault = catchThrowableOfType(BadInputException.class, () -> count("8H 8h"));
    assertThat(fault.column()).isEqualTo(4);
    assertThat(fault.rule()).isEqualTo(EightsRule.DEALING);
  }

  private static Count count(String cards) throws BadInputException {
    return new EightsCounter()
        .count(Question.of(EightsProfiles.ALL.standard(), List.of(cards), Map.of()));
  }
}
