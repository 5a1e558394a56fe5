package umpire.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.NewTable;

/// A short run of [ReaderLoad] with little memory: every move is answered and stored, and clients
/// that ask for too much are refused.
final class HeavyReadersTest {

  private static final int LONG = 2_000;
  private static final int MOVES = 60;

  @TempDir private Path folder;

  @Test
  void readersStopNoMove() throws Exception {
    var crowd = new Crowd();
    Path file = folder.resolve("tables.db");
    List<NewTable> people = crowd.lay(file, 5, ReaderLoad.PEOPLE);
    String game = crowd.lay(file, 1, ReaderLoad.BOTS).getFirst().table().id();
    List<NewTable> experts = crowd.lay(file, 20, ReaderLoad.experts("cribbage", 2));
    Path complaints = folder.resolve("complaints");
    var acknowledged = new Waits(MOVES);
    try (ServedProcess server = ServedProcess.start(file, complaints, "-Xmx96m");
        var strangers = new HeavyReaders(server.port())) {
      List<LoadedTable> movers = crowd.followed(people, server, acknowledged, new Waits(1));
      crowd.watch(game, server);
      int events = 0;
      while (events < LONG) {
        events = strangers.events(game);
      }
      experts.forEach(each -> crowd.watch(each.table().id(), server));
      strangers.read(game, events, 8);
      strangers.stall(game, 80);
      var before = new ArrayList<Integer>();
      for (NewTable each : people) {
        before.add(strangers.events(each.table().id()));
      }
      // A refused or unanswered move throws.
      while (acknowledged.count() < MOVES) {
        crowd.play(movers, server, 20, 1);
      }
      int happened = 0;
      for (int i = 0; i < people.size(); i++) {
        happened += strangers.events(people.get(i).table().id()) - before.get(i);
      }
      assertThat(happened).as("events of %d moves", MOVES).isGreaterThanOrEqualTo(MOVES);
      assertThat(strangers.get("/api/tables/%s/record".formatted(game))).contains("HTTP/1.1 200");
      assertThat(Set.of(200, 429, 503)).containsAll(strangers.answers().keySet());
    }
    assertThat(Files.readString(complaints)).doesNotContain("Error");
  }
}
