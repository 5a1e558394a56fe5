package umpire.core.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.core.record.HeapRecords.HEADING;
import static umpire.core.record.HeapRecords.WHOLE;
import static umpire.core.record.HeapRecords.fault;
import static umpire.core.record.HeapRecords.located;
import static umpire.core.record.HeapRecords.report;
import static umpire.core.record.HeapRecords.texts;
import static umpire.core.record.HeapRecords.understood;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.record.RecordWriter;
import umpire.core.text.BadInputException;
import umpire.heap.HeapRule;

/// Tests the verifier's findings on events and claims.
final class VerifierTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ben wins",
        "2 wins",
        "Anna 3, Ben 7",
        "points Ben 7",
        "points 1 3, 2 7",
        "added Anna 0, Ben 0",
        "  Ben   wins ;points Anna 3 ; added Ben 0",
        "+7"
      })
  void trueClaimsAgree(String claim) throws Exception {
    Report report = report(WHOLE + "= " + claim + "\nResult: " + claim + "\n");
    assertThat(report.judgement()).as("%s", report).isEqualTo(Report.Judgement.AGREES);
    assertThat(report.agreed()).isGreaterThanOrEqualTo(2);
    assertThat(report.undecided()).isEmpty();
    assertThat(report.over()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Anna wins|9: the winner is Ben",
        "nobody wins|9: the winner is Ben",
        "unfinished|9: the game is finished",
        "Anna 2147483647|9: Anna has 3 points, not 2147483647 (2147483644 too many)",
        "Anna -2147483647|9: Anna has 3 points, not -2147483647 (2147483650 too few)",
        "Anna 4|9: Anna has 3 points, not 4 (1 too many)",
        "Anna 3, Ben 2|9: Ben has 7 points, not 2 (5 too few)",
        "added Ben 1|9: Ben has 0 added, not 1 (1 too many)",
        "tricks Ben 1|9: 'tricks' is not counted here: choose points, added",
        "+2|9: Ben earned 7, not 2",
        "-7|9: Ben earned 7, not -7"
      })
  void falseClaimsDiffer(String claim, String how) throws Exception {
    Report report = report(WHOLE + "= " + claim + "\n");
    assertThat(report.judgement()).isEqualTo(Report.Judgement.DIFFERS);
    assertThat(texts(report.differences())).containsExactly(how);
    assertThat(report.fault()).isNull();
  }

  @Test
  void severalClaimsAreAnsweredOneByOne() throws Exception {
    Report report = report(WHOLE + "= Anna 3, Ben 8; added Anna 1; Anna wins; +7\n");
    assertThat(report.agreed()).isEqualTo(2);
    assertThat(texts(report.differences()))
        .containsExactly(
            "9: Ben has 7 points, not 8 (1 too many)",
            "9: Anna has 0 added, not 1 (1 too many)",
            "9: the winner is Ben");
    assertThat(report.summary()).isEqualTo("3 events legal, 2 claims agree, 3 claims differ");
  }

  @Test
  void claimsAreAboutTheirPlace() throws Exception {
    Report report =
        report(
            HEADING
                + """
                = Anna 0, Ben 0
                = Anna wins
                = unfinished
                * deal 1 0
                = +1
                Anna: add 1
                = +0; added Anna 1
                Anna: take 3
                = +3
                # a remark does not matter
                = Anna 3
                """);
    assertThat(report.agreed()).isEqualTo(7);
    assertThat(texts(report.differences()))
        .containsExactly("7: the game is not over: nobody has won yet");
    assertThat(texts(report.undecided())).containsExactly("10: no player acted in the event above");
    assertThat(report.summary())
        .isEqualTo(
            "3 events legal, 7 claims agree, 1 claim cannot be decided, 1 claim differs, not finished");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "=|9:2: expected a claim; write as in 'Anna 12', '+4' or 'Anna wins'",
        "= Ben wins;|9:12: expected a claim; write as in 'Anna 12', '+4' or 'Anna wins'",
        "= Cleo wins|9:3: 'Cleo wins' is not a claim; write as in 'Anna 12', '+4' or 'Anna wins'",
        "= Anna|9:3: 'Anna' is not a claim; write as in 'Anna 12', '+4' or 'Anna wins'",
        "= Anna 3, points Ben 2|9:11: 'points Ben 2' is not a claim; write as in 'Anna 12', '+4' or 'Anna wins'",
        "= Anna three|9:8: 'three' is not a number",
        "= Anna 2147483648|9:8: '2147483648' is not a number",
        "= Anna 12345678901|9:8: '12345678901' is not a number",
        "= Anna 3, Ben 2x|9:15: '2x' is not a number",
        "= +|9:4: '' is not a number",
        "= --4|9:4: '-4' is not a number",
        "= +4 points|9:4: '4 points' is not a number",
        "Result:|9:8: expected a claim; write as in 'Anna 12', '+4' or 'Anna wins'"
      })
  void claimsThatAreNoneAreLocated(String line, String fault) throws Exception {
    assertThat(fault(WHOLE + line + "\n")).isEqualTo(fault);
  }

  @Test
  void namesMayHoldBlanksAndNumbers() throws Exception {
    String text =
        WHOLE.replace("Anna", "Anna Lee").replace("Ben", "Player 2")
            + "= points Anna Lee 3, Player 2 7; Player 2 wins; 1 3; Anna Lee\t3\n";
    Report report = report(text);
    assertThat(report.judgement()).as("%s", report).isEqualTo(Report.Judgement.AGREES);
    assertThat(report.agreed()).isEqualTo(5);
    assertThat(RecordWriter.write(understood(text)))
        .endsWith("= points Anna Lee 3, Player 2 7; Player 2 wins; Anna Lee 3; Anna Lee 3\n");
  }

  /// If two names match, the longer one is meant, and a name takes precedence over a number.
  @Test
  void namesThatLookAlikeAreToldApart() throws Exception {
    String text =
        WHOLE.replace("Anna", "2").replace("Ben", "Old 2").replace("take 2", "take 1")
            + "= points 2 3, Old 2 1\n";
    assertThat(report(text).differences()).isEmpty();
    assertThat(report(text).agreed()).isEqualTo(2);
  }

  @Test
  void aRefusalQuotesWhatIsWritten() throws Exception {
    assertThat(fault(WHOLE.replace("Ben: take 2", "Anna:  TAKE   2")))
        .isEqualTo("8:8: event 3: not legal for Anna: 'TAKE 2'");
  }

  @Test
  void namesAreUnderstoodInLettersOfAnyCase() throws Exception {
    String text =
        WHOLE.replace("Anna: take", "anna: take").replace("Ben: take", "BEN: take")
            + "= points anna 3, BEN 7; ben wins; bEn 7\nresult: ben wins\n";
    Report report = report(text);
    assertThat(report.judgement()).as("%s", report).isEqualTo(Report.Judgement.AGREES);
    assertThat(report.agreed()).isEqualTo(5);
    assertThat(RecordWriter.write(understood(text)))
        .contains("\nAnna: take 3\nBen: take 2\n= points Anna 3, Ben 7; Ben wins; Ben 7\n");
  }

  /// Where names differ only in case, each must be written exactly; another case matches neither.
  @Test
  void namesThatDifferInCaseStayTwo() throws Exception {
    String text = WHOLE.replace("Ben", "anna") + "= anna 7, Anna 3\n";
    assertThat(report(text).judgement()).isEqualTo(Report.Judgement.AGREES);
    assertThat(fault(text + "ANNA: take 1\n"))
        .isEqualTo("10:1: no seat is called 'ANNA'; the seats are Anna, anna");
    assertThat(fault(text + "= ANNA 7\n")).startsWith("10:3: 'ANNA 7' is not a claim");
  }

  /// A tag takes precedence over a name that differs from it only in case.
  @Test
  void aSeatMayBeCalledLikeATagInOtherLetters() throws Exception {
    String text =
        "Seats: game, Ben\nGame: heap\nEvent: x\n\n* deal 1 0\ngame: take 3\nBen: take 2\n";
    assertThat(report(text).fault()).isNull();
    assertThat(fault(WHOLE.replace("Game:", "anna: 7\nGame:")))
        .isEqualTo("2:1: the tag anna is also a seat");
  }

  @Test
  void whatIsWrittenIsReadTheSame() throws Exception {
    String text = WHOLE.replace("Ben", "points Anna") + "= points 1 3\n";
    assertThat(report(text).differences()).isEmpty();
    String written = RecordWriter.write(understood(text));
    assertThat(written).endsWith("= points 1 3\n");
    assertThat(RecordWriter.write(understood(written))).isEqualTo(written);
  }

  @Test
  void whatIsNotRecordedCannotBeDecided() throws Exception {
    Report report =
        report(
            HEADING
                + """
                * deal ? 0
                Anna: add 2
                Anna: take ?
                = +2; Anna 2; Ben 0
                Ben: take 2
                = +2; Ben 2
                Result: Ben wins; unfinished
                """);
    assertThat(report.judgement()).as("%s", report).isEqualTo(Report.Judgement.AGREES);
    assertThat(texts(report.doubts()))
        .containsExactly(
            "7: a player puts in the reserve that was dealt, once, before taking: this depends on the"
                + " reserve of Anna",
            "8: nobody takes more stones than there are: this depends on how many stones Anna took",
            "10: nobody takes more stones than there are: this depends on how many stones were left");
    assertThat(texts(report.undecided()))
        .containsExactly(
            "9: this depends on unrecorded cards",
            "9: this depends on unrecorded cards",
            "12: this depends on unrecorded cards",
            "12: this depends on unrecorded cards"); // the game may be over
    assertThat(report.agreed()).isEqualTo(3);
    assertThat(report.summary()).startsWith("1 event legal, 3 cannot be decided, 3 claims agree");
  }

  /// The tag that states an end outside the rules is a claim.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "nothing",
      value = {
        "resigned Ben|nothing",
        "lost Ben|a termination is one of time, resigned, forfeit, abandoned, and a player's name, or unfinished",
        "time Cleo|a termination names a player: Anna, Ben",
        "time Ben, time Ben|a termination names each player once"
      })
  void aTerminationIsAClaim(String tag, String how) throws Exception {
    String ended = WHOLE.replace("Seats", "Termination: " + tag + "\nSeats");
    Report report = report(ended.replace("Ben: take 2\n", ""));
    assertThat(report.agreed()).isEqualTo(how == null ? 1 : 0);
    assertThat(texts(report.differences()))
        .isEqualTo(how == null ? List.of() : List.of("4: " + how));
    assertThat(report(ended).agreed()).as("the game came to its end").isZero();
  }

  @Test
  void illegalEventsAreRefusedWithTheirRule() throws Exception {
    Report report = report(WHOLE.replace("Ben: take 2", "= Anna 3\nBen: take 3\nBen: take 1"));
    BadInputException fault = Objects.requireNonNull(report.fault());
    assertThat(report.judgement()).isEqualTo(Report.Judgement.ILLEGAL);
    assertThat(fault.rule()).isEqualTo(HeapRule.ENOUGH);
    assertThat(fault.noteTexts()).containsExactly("there are 2");
    assertThat(located(fault)).isEqualTo("9:6: event 3: not legal for Ben: 'take 3'");
    assertThat(report.faultyEvent()).isEqualTo(3);
    assertThat(report.events()).isEqualTo(2);
    assertThat(report.agreed()).isEqualTo(1);
    assertThat(Objects.requireNonNull(fault.excerpt()).text()).isEqualTo("Ben: take 3");
    assertThat(Objects.requireNonNull(fault.excerpt()).caret()).isEqualTo(5);
  }

  @Test
  void theTableIsRefusedToo() throws Exception {
    assertThat(fault(HEADING + "* take 1\n"))
        .isEqualTo("6:3: event 1: not legal for the table: 'take 1'");
    assertThat(fault(WHOLE + "Anna: take 1\n"))
        .isEqualTo("9:7: event 4: not legal for Anna: 'take 1'");
  }

  @Test
  void theFirstOfTwoFaultsIsReported() throws Exception {
    assertThat(fault(HEADING + "* deal 1 0\nBen: take 1\nwhat\n")).startsWith("7:6: event 2");
    assertThat(fault(HEADING + "* deal 1 0\nAnna: tke 1\nBen: tke 1\n"))
        .startsWith("7:7: 'tke' is not an event");
    Report unreadable = report(HEADING + "* deal 1 0\nAnna: tke 1\nBen: take 1\n");
    assertThat(unreadable.faultyEvent()).isEqualTo(2);
    assertThat(unreadable.events()).isEqualTo(1);
    assertThat(report(WHOLE + "what\n").faultyEvent()).isZero();
  }
}
