package umpire.tractor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicBridge.ConvertedGame;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.text.TextWriter;

/// Tests the conversion between the published format and records.
final class RoundBridgeTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  private final CompleteTractor tractor = new CompleteTractor();

  private List<ConvertedGame> read(String text) throws Exception {
    var words = new WordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
    var games = tractor.classic().read(words, new ReadOptions(false, _ -> {}));
    var crossings = new ArrayList<ConvertedGame>();
    for (var next = games.next(); next.isPresent(); next = games.next()) {
      crossings.add(next.get());
    }
    return crossings;
  }

  private String written(List<ConvertedGame> crossings) {
    var bytes = new ByteArrayOutputStream();
    var writer = new TextWriter(bytes);
    writer.ascii(tractor.classic().heading(crossings.size()));
    for (ConvertedGame converted : crossings) {
      assertThat(tractor.classic().write(converted, writer)).isEmpty();
    }
    writer.flush();
    return bytes.toString(StandardCharsets.US_ASCII);
  }

  /// Every golden record of the published format is a legal match, and is the same after converting
  /// both ways.
  @Test
  void roundsCrossBothWays() throws Exception {
    int rounds = 0;
    try (var files = Files.list(GOLDEN)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".in")).toList()) {
        var crossings = read(Files.readString(file));
        var again = read(written(crossings));
        assertThat(again).as("%s", file).isEqualTo(crossings);
        for (ConvertedGame converted : crossings) {
          playsLegally(converted);
          rounds++;
        }
      }
    }
    assertThat(rounds).isGreaterThan(50);
  }

  private void playsLegally(ConvertedGame converted) {
    var match = tractor.open(converted.profile(), converted.names());
    for (int i = 0; i < converted.events().size(); i++) {
      int actor = converted.actors().get(i);
      Event event = converted.events().get(i);
      assertThat(match.check(actor, event)).as("%s", event).isSameAs(Finding.LEGAL);
      match.play(actor, event, RulingLog.none());
    }
    assertThat(match.toAct()).isEqualTo(Kernel.OVER);
  }

  /// The sample of the published problem gives fifty points, and the declarers go up one rank.
  @Test
  void theSampleIsAMatch() throws Exception {
    var sample = read(Files.readString(GOLDEN.resolve("sample.in"))).getFirst();
    var match = tractor.open(sample.profile(), sample.names());
    for (int i = 0; i < sample.events().size(); i++) {
      match.play(sample.actors().get(i), sample.events().get(i), RulingLog.none());
    }
    assertThat(match.tally(0, 1)).isEqualTo(50);
    assertThat(match.tally(1, 0)).isEqualTo(3);
    assertThat(match.tally(1, 1)).isEqualTo(2);
    assertThat(match.winner()).isNegative();
  }

  @Test
  void aGameWithHandsCannotCross() {
    var converted =
        new ConvertedGame(tractor.profiles().standard(), RoundBridge.NAMES, List.of(), List.of());
    var writer = new TextWriter(new ByteArrayOutputStream());
    assertThat(tractor.classic().write(converted, writer)).isPresent();
  }

  @Test
  void anUnfinishedRoundCannotCross() throws Exception {
    var sample = read(Files.readString(GOLDEN.resolve("sample.in"))).getFirst();
    var cut =
        new ConvertedGame(
            sample.profile(),
            sample.names(),
            sample.actors().subList(0, 9),
            sample.events().subList(0, 9));
    var writer = new TextWriter(new ByteArrayOutputStream());
    assertThat(tractor.classic().write(cut, writer)).isPresent();
  }
}
