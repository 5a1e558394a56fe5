package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.command.Status;

/// Tests the repairs that `umpire verify` suggests.
final class VerifyRepairTest {

  private static final String DEAL =
      """
      umpire 1
      Game: cribbage
      Seats: Anna, Ben

      * cut Anna TC
      * cut Ben 6H
      * deal Anna 5H 5D 5S JC 2S 3D
      * deal Ben 4H 6D 8C 9S TD QH
      Anna: discard 2S 3D
      Ben: discard TD QH
      * starter 5C
      Anna: lay JC
      """;

  private static final String MISREAD = DEAL + "Anna: lay 8C\n";

  @Test
  void aRepairIsTold() {
    Command.Result verified = Command.callWith(MISREAD, "verify");
    assertThat(verified.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(verified.err())
        .contains("  one change would make the rest legal: line 13: by Ben instead of Anna\n");
    assertThat(Command.callWith(MISREAD, "verify", "--format", "jsonl").out())
        .contains(
            "\"repair\":\"one change would make the rest legal: line 13: by Ben instead of Anna\"",
            "\"changes\":[\"line 13: by Ben instead of Anna\"]");
  }

  @Test
  void theSearchCanBeLeftOut() {
    Command.Result verified = Command.callWith(MISREAD, "verify", "--no-repair");
    assertThat(verified.status()).isEqualTo(Status.BAD_INPUT);
    assertThat(verified.err()).contains("13:7: event 9: not legal").doesNotContain("change");
    assertThat(Command.callWith(MISREAD, "verify", "--no-repair", "--format", "jsonl").out())
        .doesNotContain("\"repair\"");
  }

  /// All of many faulty games are verified, but repairs are not searched for in all of them.
  @Test
  void aFileHasOneBudgetForRepairs() {
    String file = (DEAL + "Anna: lay QH\n\n").repeat(400);
    Command.Result verified = Command.callWith(file, "verify");
    assertThat(verified.err())
        .containsOnlyOnce(
            "umpire: <stdin>: the repair limit is reached: no more repairs are searched for in this file\n");
    assertThat(verified.out()).endsWith("400 games: 0 agree, 0 differ, 400 illegal\n");
    assertThat(Command.callWith(file, "verify", "--no-repair").err()).doesNotContain("no more");
  }

  @Test
  void theHeadlineNamesRulesThatWereChanged() {
    String record = DEAL.replace("Seats:", "Rules: standard target=61\nSeats:");
    assertThat(Command.callWith(record, "verify").out())
        .startsWith("<stdin>: game 1 (cribbage, standard with target=61, Anna, Ben): ");
    assertThat(Command.callWith(record, "explain").out())
        .startsWith("game 1: Anna v Ben, standard with target=61\n");
  }
}
