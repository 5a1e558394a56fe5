package umpire.sim.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CommandWordsTest {

  @Test
  void partsWordsAtBlanks() {
    assertThat(CommandWords.of("  ./mybot\t--fast  x ")).containsExactly("./mybot", "--fast", "x");
  }

  @Test
  void keepsTogetherWhatIsQuoted() {
    assertThat(CommandWords.of("'my bot' \"a 'b'\" c'd e'f ''"))
        .containsExactly("my bot", "a 'b'", "cd ef", "");
  }

  @Test
  void takesTheMeaningFromWhatFollowsABackslash() {
    assertThat(CommandWords.of("my\\ bot \\\"a \"b\\\"c\" 'd\\' e\\\\f"))
        .containsExactly("my bot", "\"a", "b\"c", "d\\", "e\\f");
  }

  /// Backslashes occur in the paths of some systems.
  @Test
  void leavesOtherBackslashesAlone() {
    assertThat(CommandWords.of("C:\\bots\\mine.exe x\\"))
        .containsExactly("C:\\bots\\mine.exe", "x\\");
  }

  @Test
  void expandsNothing() {
    assertThat(CommandWords.of("bot $HOME *.py; rm"))
        .containsExactly("bot", "$HOME", "*.py;", "rm");
  }

  @Test
  void rejectsMalformedCommands() {
    for (String command : new String[] {"", "  ", "'' x", "'bot", "\"bot\\\""}) {
      assertThatIllegalArgumentException().isThrownBy(() -> CommandWords.of(command));
    }
  }
}
