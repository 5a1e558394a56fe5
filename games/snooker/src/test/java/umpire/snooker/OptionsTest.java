package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.snooker.MatchRulesTest.FAR_AHEAD;
import static umpire.snooker.MatchRulesTest.ONE_RED;
import static umpire.snooker.MatchRulesTest.TIE;

import org.junit.jupiter.api.Test;
import umpire.core.match.Match;

/// What is listed as possible next, at one table after the other.
final class OptionsTest {

  private static final String CONDUCT =
      "warn Anna, award frame Anna, award match Anna, warn Ben, award frame Ben, award match Ben";

  private static void assertListed(MatchTable table, int actor, String events) {
    assertThat(table.match.legal(actor))
        .map(event -> MatchTable.GAME.notation().write(event, MatchTable.NAMES))
        .containsExactly(events.strip().replace("\n", " ").split(", *"));
  }

  private static MatchTable oneRed(String lines) {
    return MatchTable.of("wpbsa", ONE_RED).play(lines);
  }

  @Test
  void whatIsDueIsAllThereIs() {
    assertListed(MatchTable.of("wpbsa", ""), Match.HOUSE, "lot Anna, lot Ben");
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: concede");
    assertListed(table, Match.HOUSE, "rack");
    assertListed(oneRed(TIE + ",* lot Ben"), 1, "choose Anna, choose Ben");
    MatchTable over = oneRed("* lot Anna,A: concede");
    assertThat(over.match.legal(Match.HOUSE)).isEmpty();
    assertThat(over.match.legal(0)).isEmpty();
  }

  @Test
  void aLotDoesNotKeepTheRefereeFromPunishing() {
    assertListed(
        oneRed(TIE),
        Match.HOUSE,
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
    assertListed(table, Match.HOUSE, fouls + CONDUCT);
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
        Match.HOUSE,
        "free ball, miss deliberate, miss full deliberate, touching pink, "
            + fouls
            + "stalemate, "
            + CONDUCT);
    table.play("* free ball,* miss deliberate,* stalemate,* warn Ben");
    assertListed(
        table,
        Match.HOUSE,
        "touching pink, touching black, "
            + fouls.replaceAll("(foul [^,]*)", "$1, $1 nom pink, $1 nom black")
            + "rerack, "
            + CONDUCT.replace("warn Ben, ", ""));
  }

  @Test
  void whatMayHappenAtTheBreakOff() {
    String strokes =
        """
        concede, pot red, hit red, hit red pot white, hit none, hit none pot white,
        hit yellow, hit red pot yellow, hit green, hit red pot green, hit brown, hit red pot brown,
        hit blue, hit red pot blue, hit pink, hit red pot pink, hit black, hit red pot black,
        hit red off red, hit red off white, hit red yellow, hit red green, hit red brown,
        hit red blue, hit red pink, hit red black, hit red foul push, hit red foul double-hit,
        hit red foul jump, hit red foul foot, hit red foul moving, hit red foul in-hand,
        hit red foul touch, hit red foul spot, hit red foul cue-ball, hit red foul off-ball
        """;
    assertListed(oneRed("* lot Anna"), 0, strokes);
    assertListed(
        MatchTable.of("wpbsa", "reds=3").play("* lot Anna"),
        0,
        strokes.replace("hit none pot white", "pot red red, hit none pot white"));
    assertListed(
        oneRed("* lot Anna,A: hit none,* miss"),
        1,
        "again, replace, " + strokes.replace(" hit red foul in-hand,", ""));
  }

  /// The dearest ball stands for all of a choice; where a ball is not hit, it has to be named.
  @Test
  void whatMayHappenToAColourOfOnesChoice() {
    assertListed(
        oneRed("* lot Anna,A: pot red"),
        0,
        """
        concede, pot yellow, hit yellow, hit yellow pot white, hit none nom yellow, pot green,
        hit green, hit green pot white, hit none nom green, pot brown, hit brown,
        hit brown pot white, hit none nom brown, pot blue, hit blue, hit blue pot white,
        hit none nom blue, pot pink, hit pink, hit pink pot white, hit none nom pink, pot black,
        hit black, hit black pot white, hit none nom black, hit none pot white nom black,
        hit black pot yellow, hit black pot green, hit black pot brown, hit black pot blue,
        hit black pot pink, hit black off black, hit black off white, hit yellow black nom black,
        hit green black nom black, hit brown black nom black, hit blue black nom black,
        hit pink black nom black, hit black foul push, hit black foul double-hit,
        hit black foul jump, hit black foul foot, hit black foul moving, hit black foul touch,
        hit black foul spot, hit black foul unnamed, hit black foul cue-ball,
        hit black foul off-ball
        """);
  }

  @Test
  void whatMayHappenToAFreeBall() {
    assertListed(
        oneRed(FAR_AHEAD + ",B: hit none,* free ball"),
        0,
        """
        again, concede, pot pink, hit pink, hit pink pot white, hit none nom pink, pot black,
        hit black, hit black pot white, hit none nom black, hit none pot white nom black,
        hit black pot pink, hit black off black, hit black off white, hit pink black nom black,
        hit black foul push, hit black foul double-hit, hit black foul jump, hit black foul foot,
        hit black foul moving, hit black foul touch, hit black foul spot, hit black foul unnamed,
        hit black foul cue-ball, hit black foul off-ball
        """);
  }

  @Test
  void whatMayHappenOnTheLoneBlack() {
    assertListed(
        oneRed(FAR_AHEAD + ",B: hit pink,A: pot pink"),
        0,
        """
        claim, concede, pot black, hit black, hit black pot white, hit none, hit none pot white,
        hit black off black, hit black off white, hit black foul push, hit black foul double-hit,
        hit black foul jump, hit black foul foot, hit black foul moving, hit black foul touch,
        hit black foul spot, hit black foul cue-ball, hit black foul off-ball
        """);
  }
}
