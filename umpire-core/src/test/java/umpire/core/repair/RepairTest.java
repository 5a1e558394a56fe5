package umpire.core.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.core.record.HeapRecords.HEADING;
import static umpire.core.record.HeapRecords.WHOLE;
import static umpire.core.record.HeapRecords.report;
import static umpire.core.record.HeapRecords.understood;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import umpire.core.record.Transcript;
import umpire.core.verify.Repair;
import umpire.core.verify.Verifier;

/// A repair is reported if it is the only one, or clearly the likeliest.
final class RepairTest {

  private static final String ONE = "one change would make the rest legal: ";

  /// The heading of a game with three stones.
  private static final String THREE = HEADING.replace("short", "short\nRules: short heap=3");

  private static String repair(String text) throws Exception {
    Repair repair = report(text).repair();
    return repair == null ? "none" : repair.text();
  }

  @Test
  void aNumberIsMended() throws Exception {
    // Ben has added two and cannot have held none
    assertThat(repair(THREE + "* deal 0 0\nAnna: take 1\nBen: add 2\n"))
        .isEqualTo(ONE + "line 7: '2' instead of the second '0'");
    assertThat(report(THREE + "* deal 0 0\nAnna: take 1\nBen: take 1\nAnna: take 1\n").repair())
        .isNull();
  }

  /// Taking is not adding: a person who wrote one of them did not mean the other.
  @Test
  void noOtherActIsMadeOfAnEvent() throws Exception {
    String text = THREE.replace("heap=3", "reserve=none last=counts") + "Anna: add 2\n";
    assertThat(report(text).fault()).isNotNull();
    assertThat(repair(text)).isEqualTo("none");
  }

  @Test
  void anotherSeatIsTried() throws Exception {
    String text = THREE + "* deal 0 0\nAnna: take 1\nAnna: take 1\nAnna: take 1\n";
    assertThat(repair(text)).isEqualTo(ONE + "line 9: by Ben instead of Anna");
    assertThat(repair(HEADING + "Anna: deal 1 0\nAnna: take 1\n"))
        .isEqualTo(ONE + "line 6: by the table instead of Anna");
  }

  @Test
  void aWordTooManyIsLeftOut() throws Exception {
    assertThat(repair(THREE + "* deal 0 0\nAnna: take 2\nBen: take 1 3\n"))
        .isEqualTo(ONE + "line 9: without '3'");
    assertThat(repair(WHOLE.replace("deal 1 0", "deal 1 0 2")))
        .as("any of three")
        .isEqualTo("none");
  }

  @Test
  void whereManyWouldDoNoneIsTold() throws Exception {
    String text = WHOLE.replace("Ben: take 2", "Ben: take 3");
    assertThat(report(text).fault()).isNotNull();
    assertThat(repair(text)).isEqualTo("none");
  }

  /// The mistake may be in a line before the faulty one, and then either line may be wrong.
  @Test
  void bothAreToldWhereTwoWouldDo() throws Exception {
    String text = THREE + "* deal 2 0\nAnna: take 2\nBen: take 2\n";
    assertThat(repair(text))
        .isEqualTo(
            "either of two changes would make the rest legal: line 9: '1' instead of '2', or line"
                + " 8: '1' instead of '2'");
    assertThat(Objects.requireNonNull(report(text).repair()).changeTexts())
        .containsExactly("line 9: '1' instead of '2'", "line 8: '1' instead of '2'");
  }

  /// A claim is evidence: with the other change it would be wrong.
  @Test
  void claimsTellWhichIsLikelier() throws Exception {
    String text = THREE + "* deal 2 0\nAnna: take 2\n= Anna %s\nBen: take 2\n";
    assertThat(repair(text.formatted("2")))
        .isEqualTo(
            "the likeliest change that would make the rest legal: line 10: '1' instead of '2'");
    assertThat(repair(text.formatted("1")))
        .isEqualTo(
            "the likeliest change that would make the rest legal: line 8: '1' instead of '2'");
  }

  /// An unknown word is not a repair, since it would make anything legal.
  @Test
  void nothingIsMadeUnknown() throws Exception {
    assertThat(repair(THREE + "* deal 0 0\nAnna: take 1\nBen: add 2\n= +0\n")).doesNotContain("?");
  }

  @Test
  void anUnreadableWordIsMended() throws Exception {
    String text = THREE + "* deal 0 0\nAnna: take 2\nBen: tke 1\n";
    assertThat(repair(text)).isEqualTo(ONE + "line 9: 'take' instead of 'tke'");
    assertThat(repair(text.replace("tke 1", "grab 1"))).isEqualTo("none");
    assertThat(repair(text.replace("tke 1", "take x")))
        .isEqualTo(ONE + "line 9: '1' instead of 'x'");
    assertThat(repair(text.replace("take 2", "take 1").replace("tke 1", "take 9")))
        .isEqualTo(
            "either of two changes would make the rest legal: line 9: '1' instead of '9', or line"
                + " 9: '2' instead of '9'");
    assertThat(repair(text.replace("Ben: tke 1", "Ben: tke 1\nAnna: tke 1"))).isEqualTo("none");
    assertThat(repair(text.replace("tke 1", "tke 9"))).isEqualTo("none");
    assertThat(repair(text + "what\n")).isEqualTo("none");
  }

  @Test
  void nothingIsToldOfAGameThatCannotBeReadToItsEnd() throws Exception {
    String text = WHOLE.replace("Ben:", "Anna:");
    assertThat(repair(text)).isEqualTo(ONE + "line 8: by Ben instead of Anna");
    assertThat(repair(text + "what\n")).isEqualTo("none");
  }

  // Lines.

  private static final String PLAYED =
      THREE.replace("heap=3", "heap=9")
          + "* deal 0 0\nAnna: take 1\nBen: take 2\nAnna: take 3\nBen: take 1\nAnna: take 2\n";

  @Test
  void aLineThatIsMissingIsAdded() throws Exception {
    assertThat(report(PLAYED).fault()).isNull();
    assertThat(repair(PLAYED.replace("Ben: take 2\n", "") + "Result: Anna wins; stones Ben 3\n"))
        .isEqualTo(
            "the likeliest change that would make the rest legal: line 9: 'Ben: take 2' added above"
                + " it");
    assertThat(repair(PLAYED.replace("Ben: take 2\n", "").replace("heap=9", "heap=10")))
        .as("as many as the last one leaves")
        .isEqualTo(
            "the likeliest change that would make the rest legal: line 9: 'Ben: take …' added above"
                + " it, with one of 3 words for the dots");
  }

  @Test
  void aLineThatIsThereTwiceIsLeftOut() throws Exception {
    assertThat(repair(PLAYED.replace("Ben: take 2\n", "Ben: take 2\nBen: take 2\n")))
        .isEqualTo(ONE + "line 10: left out, since line 9 says the same");
  }

  @Test
  void linesThatHaveChangedPlacesChangeBack() throws Exception {
    String swapped = PLAYED.replace("Ben: take 2\nAnna: take 3\n", "Anna: take 3\nBen: take 2\n");
    assertThat(repair(swapped)).isEqualTo(ONE + "line 9: below line 10");
  }

  /// A claim below a missing line is about that line.
  @Test
  void whatIsMissingMayBelongAboveAClaim() throws Exception {
    String text = PLAYED.replace("Ben: take 2\n", "= +2\n");
    assertThat(repair(text))
        .isEqualTo(
            "the likeliest change that would make the rest legal: line 9: 'Ben: take 2' added above"
                + " it");
  }

  @Test
  void noneIsLookedForWhereNoneIsWanted() throws Exception {
    Transcript<?> easy = understood(WHOLE.replace("Ben:", "Anna:"));
    RepairBudget none = RepairBudget.none();
    assertThat(Verifier.verify(easy, none).repair()).isNull();
    assertThat(none.isUsedUp()).as("there was none to use up").isFalse();
    assertThat(none.spent()).isZero();
  }
}
