package umpire.snooker.match;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.snooker.SnookerSettingsTest.FAR_AHEAD;
import static umpire.snooker.SnookerSettingsTest.ONE_RED;
import static umpire.snooker.SnookerSettingsTest.TIE;

import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;
import umpire.snooker.MatchTable;

/// Tests the list of legal moves, one table after another.
final class LegalMovesTest {

  private static final String CONDUCT =
      "warn Anna, award frame Anna, award match Anna, warn Ben, award frame Ben, award match Ben";

  private static void assertListed(MatchTable table, int actor, String events) {
    assertThat(table.match.legal(actor))
        .map(event -> MatchTable.GAME.vocabulary().write(event, MatchTable.NAMES))
        .containsExactly(events.strip().replace("\n", " ").split(", *"));
  }

  private static MatchTable oneRed(String lines) {
    return MatchTable.of("wpbsa", ONE_RED).play(lines);
  }

  @Test
  void whatIsDueIsAllThereIs() {
    assertListed(MatchTable.of("wpbsa", ""), Kernel.HOUSE, "lot Anna, lot Ben");
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: concede");
    assertListed(table, Kernel.HOUSE, "rack");
    assertListed(oneRed(TIE + ",* lot Ben"), 1, "choose Anna, choose Ben");
    MatchTable over = oneRed("* lot Anna,A: concede");
    assertThat(over.match.legal(Kernel.HOUSE)).isEmpty();
    assertThat(over.match.legal(0)).isEmpty();
  }

  @Test
  void aLotDoesNotKeepTheRefereeFromPunishing() {
    assertListed(
        oneRed(TIE),
        Kernel.HOUSE,
        CONDUCT
            .replace("warn Anna", "lot Anna, warn Anna")
            .replace("warn Ben", "lot Ben, warn Ben"));
  }

  @Test
  void whatTheRefereeMaySayAtTheBreakOff() {
    MatchTable table = oneRed("* lot Anna");
    String fouls =
        """
        foul in-hand, foul touch, foul touch red, foul touch yellow, foul touch green,
        foul touch brown, foul touch blue, foul touch pink, foul touch black, foul off-ball,
        foul measure, foul consult, stalemate,\
        """;
    assertListed(table, Kernel.HOUSE, fouls + CONDUCT);
    assertThat(table.match.legal(1)).as("it is not Ben's turn").isEmpty();
  }

  @Test
  void whatTheRefereeMaySayAfterAFoul() {
    String fouls =
        """
        foul touch, foul touch pink, foul touch black, foul off-ball, foul measure, foul consult,\
        """;
    MatchTable table = oneRed(FAR_AHEAD + ",B: hit none");
    assertListed(
        table,
        Kernel.HOUSE,
        "free ball, miss deliberate, miss full deliberate, touching pink, "
            + fouls
            + "stalemate, "
            + CONDUCT);
    table.play("* free ball,* miss deliberate,* stalemate,* warn Ben");
    assertListed(
        table,
        Kernel.HOUSE,
        "touching pink, touching black, "
            + fouls.replaceAll("(foul [^,]*)", "$1, $1 nom pink, $1 nom black")
            + "rerack, "
            + CONDUCT.replace("warn Ben, ", ""));
  }

  @Test
  void aPlayerDecidesWhatToPlayAt() {
    assertListed(oneRed("* lot Anna"), 0, "concede, aim red, aim red safe");
    assertListed(
        oneRed("* lot Anna,A: hit none,* miss"),
        1,
        "again, replace, concede, aim red, aim red safe");
    assertListed(
        oneRed("* lot Anna,A: pot red"),
        0,
        """
        concede, aim yellow, aim yellow safe, aim green, aim green safe, aim brown, aim brown safe,
        aim blue, aim blue safe, aim pink, aim pink safe, aim black, aim black safe
        """);
    assertListed(
        oneRed(FAR_AHEAD + ",B: hit none,* free ball"),
        0,
        "again, concede, aim pink, aim pink safe, aim black, aim black safe");
    assertListed(
        oneRed(FAR_AHEAD + ",B: hit pink,A: pot pink"),
        0,
        "claim, concede, aim black, aim black safe");
  }

  /// The list contains a player's decisions, not their outcomes.
  @Test
  void strokesAreNotListed() {
    MatchTable table = oneRed("* lot Anna");
    assertThat(table.match.legalIsComplete(0)).isFalse();
    assertThat(table.refusal("A: hit blue")).isEmpty();
    assertThat(table.match.legalIsComplete(Kernel.HOUSE)).isTrue();
    assertThat(oneRed(TIE + ",* lot Ben").match.legalIsComplete(1)).isTrue();
  }

  @Test
  void whatIsNotOnIsNotPlayedAt() {
    MatchTable table = oneRed("* lot Anna");
    assertThat(table.refusal("A: aim blue")).isEqualTo("aim-fits");
    assertThat(table.refusal("B: aim red")).isEqualTo("in-turn");
    table.play("A: aim red safe");
    assertThat(table.said()).containsExactly("aim");
    assertThat(table.match.toAct()).as("the stroke is still to come").isZero();
  }
}
