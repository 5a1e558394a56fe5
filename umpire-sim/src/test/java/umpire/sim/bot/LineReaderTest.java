package umpire.sim.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LineReaderTest {

  private static final String LONGEST = "x".repeat(LineReader.LONGEST_LINE);

  @Test
  void hearsLineByLineWhateverComesAtOnce() throws Exception {
    LineReader listener = listening("a\n\nbéd\n" + LONGEST + "\n" + "y\n".repeat(70_000));
    for (String line : new String[] {"a", "", "béd", LONGEST}) {
      assertThat(next(listener)).isEqualTo(new BotOutput.Line(line));
    }
    for (int i = 0; i < 70_000; i++) {
      assertThat(next(listener)).isEqualTo(new BotOutput.Line("y"));
    }
    assertThat(next(listener)).isEqualTo(new BotOutput.End());
  }

  @Test
  void doesNotHearOutALineThatIsTooLong() throws Exception {
    LineReader listener = listening("a\n" + LONGEST + "x\n");
    assertThat(next(listener)).isEqualTo(new BotOutput.Line("a"));
    assertThat(next(listener)).isEqualTo(new BotOutput.TooLong());
  }

  @Test
  void doesNotTakeHalfALineForAnAnswer() throws Exception {
    assertThat(next(listening("a"))).isEqualTo(new BotOutput.End());
  }

  private static BotOutput next(LineReader listener) throws InterruptedException {
    return listener.next(Duration.ofSeconds(50));
  }

  private static LineReader listening(String text) {
    var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    var listener = new LineReader(bytes);
    Thread.ofPlatform().daemon().start(listener::run);
    return listener;
  }
}
