package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static umpire.cli.Shell.launcher;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests a person's game at a real terminal, provided by Python.
class TerminalIT {

  private static final String PROMPT = "> $";
  private static final String HELP = "a new file, as Ctrl-D does[^>]*";
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

  /// Two tabs select the first of several words; the first one completes their common beginning.
  @Test
  void tabCompletesWordByWord() throws Exception {
    String shown =
        played(
            PROMPT,
            "d\t",
            "discard ",
            "A\t",
            "AD ",
            "4\t\r",
            "Anna discards[^>]*" + PROMPT,
            "l\t",
            "lay ",
            "\t\t\r\r",
            "Anna lays[^>]*" + PROMPT,
            "? l\t",
            "lay ",
            "\t\t\r\r",
            "No rule forbids it[^>]*" + PROMPT,
            "dicsard\r",
            "did you mean discard\\?[^>]*" + PROMPT,
            "quit\r");
    assertThat(shown).endsWith("status 0\n");
    assertThat(shown).doesNotContain("\\", "lay lay");
    assertThat(folder.resolve("cribbage-2.rec")).doesNotExist();
  }

  /// Terminal answers to queries of a program that ran before.
  @Test
  void aTerminalIsAskedNothingAndItsLateAnswersArePassedOver() throws Exception {
    String shown = played(PROMPT, "\033[?2027;0$y\033[?62;4c\033[?0u", "", CTRL_D);
    assertThat(shown).endsWith("status 0\n");
    assertThat(shown).doesNotContain("\033[c", "$p", "\033[?u", "2027", "62;4");
  }

  /// The answers: the position of the cursor, the state and the size of the window, colours, the
  /// terminal's name and version, the state of an image. A word after an answer is understood only
  /// if nothing of the answer is in the line, and Ctrl-D leaves only from an empty line.
  @Test
  void noAnswerOfATerminalEntersTheLine() throws Exception {
    List<String> answers =
        List.of(
            "\033[1;1R",
            "\033[48;17R",
            "\033[0n",
            "\033[8;40;100t",
            "\033[>41;354;0c",
            "\033[12;2$y",
            "\033]11;rgb:0000/0000/0000\033\\",
            "\033]11;rgb:0000/0000/0000\007",
            "\033P>|XTerm(390)\033\\",
            "\033P1$r0m\033\\",
            "\033_Gi=31;OK\033\\");
    var steps = new ArrayList<>(List.of(PROMPT));
    for (String answer : answers) {
      steps.addAll(List.of(answer + "help\r", HELP + PROMPT));
    }
    steps.add(String.join("", answers) + CTRL_D);
    String shown = played(steps.toArray(String[]::new));
    assertThat(shown).endsWith("status 0\n").doesNotContain("is not an event");
  }

  /// The keys: arrows, Home, End and Delete as terminals send them in either mode of the keypad, a
  /// paste, Alt-b and Alt-P. Each line reads `help` only if every key in it works.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "hlp\033[D\033[De",
        "hlp\033OD\033ODe",
        "elp\033[Hh",
        "elp\033OHh",
        "elp\033[1~h",
        "hel\033[H\033[Fp",
        "hel\033[1~\033[4~p",
        "xhelp\033[H\033[3~",
        "helpx\033[D\033[D\033[C\033[3~",
        "elp\033bh",
        "he\033[200~lp\033[201~"
      })
  void keysThatBeginLikeAnswersKeepTheirMeaning(String keys) throws Exception {
    String shown =
        played(
            PROMPT,
            keys + "\r",
            HELP + PROMPT,
            "\033[A\r",
            HELP + PROMPT,
            "h\033P",
            "help",
            "\r",
            HELP + PROMPT,
            CTRL_D);
    assertThat(shown).endsWith("status 0\n").doesNotContain("is not an event");
  }

  @Test
  void theGameOfAPersonWhoLeavesInAHurryIsKept() throws Exception {
    String shown = played(PROMPT, "1\r", "Anna discards[^>]*" + PROMPT, "lay" + CTRL_U + CTRL_C);
    assertThat(shown).contains("the record of your game is in cribbage-2.rec;");
    assertThat(shown).endsWith("status 130\n");
    assertThat(Command.call("verify", folder.resolve("cribbage-2.rec").toString()).status())
        .isZero();
    shown = played(PROMPT, "1\r", "Anna discards[^>]*" + PROMPT, CTRL_D);
    assertThat(shown).contains("the record of your game is in cribbage-2-2.rec;");
    assertThat(shown).endsWith("status 0\n");
    shown = played(PROMPT, "1\r", "Anna discards[^>]*" + PROMPT, "SIGTERM");
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
        "Anna discards[^>]*" + PROMPT,
        "save my.rec\r",
        "Written.*\\s*" + PROMPT,
        CTRL_C);
    assertThat(folder.resolve("my.rec")).exists();
    assertThat(folder.resolve("cribbage-2.rec")).doesNotExist();
  }
}
