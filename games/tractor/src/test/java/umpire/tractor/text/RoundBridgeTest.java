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
import umpire.core.classic.ClassicBridge.Crossing;
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

  private List<Crossing> read(String text) throws Exception {
    var words = new WordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
    var arrivals = tractor.classic().read(words, new ReadOptions(false, _ -> {}));
    var crossings = new ArrayList<Crossing>();
    for (var next = arrivals.next(); next.isPresent(); next = arrivals.next()) {
      crossings.add(next.get());
    }
    return crossings;
  }

  private String written(List<Crossing> crossings) {
    var bytes = new ByteArrayOutputStream();
    var writer = new TextWriter(bytes);
    writer.ascii(tractor.classic().heading(crossings.size()));
    for (Crossing crossing : crossings) {
      assertThat(tractor.classic().write(crossing, writer)).isEmpty();
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
        for (Crossing crossing : crossings) {
          playsLegally(crossing);
          rounds++;
        }
      }
    }
    assertThat(rounds).isGreaterThan(50);
  }

  private void playsLegally(Crossing crossing) {
    var match = tractor.open(crossing.profile(), crossing.names());
    for (int i = 0; i < crossing.events().size(); i++) {
      int actor = crossing.actors().get(i);
      Event event = crossing.events().get(i);
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
    var crossing =
        new Crossing(tractor.profiles().standard(), RoundBridge.NAMES, List.of(), List.of());
    var writer = new TextWriter(new ByteArrayOutputStream());
    assertThat(tractor.classic().write(crossing, writer)).isPresent();
  }

  @Test
  void anUnfinishedRoundCannotCross() throws Exception {
    var sample = read(Files.readString(GOLDEN.resolve("sample.in"))).getFirst();
    var cut =
        new Crossing(
            sample.profile(),
            sample.names(),
            sample.actors().subList(0, 9),
            sample.events().subList(0, 9));
    var writer = new TextWriter(new ByteArrayOutputStream());
    assertThat(tractor.classic().write(cut, writer)).isPresent();
  }
}
