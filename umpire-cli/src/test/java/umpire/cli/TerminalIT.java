package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static umpire.cli.Shell.launcher;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A person's game at a real terminal, which Python lends.
class TerminalIT {

  private static final String PROMPT = "> $";
  private static final String CTRL_C = "\u0003";
  private static final String CTRL_D = "\u0004";
  private static final String CTRL_U = "\u0015";

  @TempDir private Path folder;

  @BeforeEach
  void pythonIsThere() throws Exception {
    assumeTrue(
        PseudoTerminal.isThere(folder),
        "playing at a terminal is not tested without python3 from 3.9 on (Debian: apt-get install python3)");
  }

  private String played(String... steps) throws Exception {
    String call = launcher() + " play cribbage --seats me,rules --seed 2";
    return new PseudoTerminal(folder).shows(call, steps);
  }

  /// Two tabs take the first of several events; the first one completes what they have in common.
  @Test
  void tabCompletesWholeEvents() throws Exception {
    String shown =
        played(
            PROMPT,
            "d\t",
            "discard .*",
            "\t\r\r",
            "Anna lays away[^>]*" + PROMPT,
            "lay \t",
            "lay .*",
            "\t\r\r",
            "Anna lays[^>]*" + PROMPT,
            "? l\t",
            "lay .*",
            "\t\r\r",
            "Nothing speaks against it[^>]*" + PROMPT,
            "quit\r");
    assertThat(shown).endsWith("status 0\n");
    assertThat(shown).doesNotContain("\\", "lay lay", "is no event");
    assertThat(folder.resolve("cribbage-2.rec")).doesNotExist();
  }

  /// Answers to questions of a program that ran before.
  @Test
  void aTerminalIsAskedNothingAndItsLateAnswersArePassedOver() throws Exception {
    String shown = played(PROMPT, "\033[?2027;0$y\033[?62;4c\033[?0u", "", CTRL_D);
    assertThat(shown).endsWith("status 0\n");
    assertThat(shown).doesNotContain("\033[c", "$p", "\033[?u", "2027", "62;4");
  }

  @Test
  void theGameOfAPersonWhoLeavesInAHurryIsKept() throws Exception {
    String shown = played(PROMPT, "1\r", "Anna lays away[^>]*" + PROMPT, "lay" + CTRL_U + CTRL_C);
    assertThat(shown).contains("the record of your game is in cribbage-2.rec;");
    assertThat(shown).endsWith("status 130\n");
    assertThat(Command.call("verify", folder.resolve("cribbage-2.rec").toString()).status())
        .isZero();
    shown = played(PROMPT, "1\r", "Anna lays away[^>]*" + PROMPT, CTRL_D);
    assertThat(shown).contains("the record of your game is in cribbage-2-2.rec;");
    assertThat(shown).endsWith("status 0\n");
    shown = played(PROMPT, "1\r", "Anna lays away[^>]*" + PROMPT, "SIGTERM");
    assertThat(shown).contains("the record of your game is in cribbage-2-3.rec;");
    assertThat(folder.resolve("cribbage-2-3.rec"))
        .hasSameTextualContentAs(folder.resolve("cribbage-2.rec"));
  }

  @Test
  void whatIsSavedOrNeverBegunIsNotKept() throws Exception {
    played(PROMPT, CTRL_C);
    played(
        PROMPT,
        "1\r",
        "Anna lays away[^>]*" + PROMPT,
        "save my.rec\r",
        "Written.*\\s*" + PROMPT,
        CTRL_C);
    assertThat(folder.resolve("my.rec")).exists();
    assertThat(folder.resolve("cribbage-2.rec")).doesNotExist();
  }
}
