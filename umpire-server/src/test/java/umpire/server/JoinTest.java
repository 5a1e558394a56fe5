package umpire.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.server.cli.ServerCommands;

/// The command `join`: for a person with prepared input, for a strategy and for a bot.
@Timeout(300)
class JoinTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private TestHouse house;

  @BeforeEach
  void open() throws CannotStartException {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  /// Opens a table with one free seat and one strategy; returns the link.
  private String link(String game, String more) {
    String settings =
        """
        {"game":"%s","seats":[{"kind":"link"},{"kind":"bot","strategy":"random"}],
         "options":{"pace":0,"hints":false}%s}
        """;
    TestHouse.Laid table =
        TestHouse.laid(house.post("/api/tables", settings.formatted(game, more)));
    return house.at("/t/" + table.id()) + "#" + table.tokens().getFirst();
  }

  private static final String SHORT = ",\"switches\":{\"target\":\"61\"}";

  private int join(String keys, String... arguments) {
    return join(new ByteArrayInputStream(keys.getBytes(UTF_8)), arguments);
  }

  private int join(InputStream keyboard, String... arguments) {
    var streams = Streams.of(keyboard, out, new PrintStream(err, true, UTF_8), false);
    Object call = new ServerCommands().commands(streams).get("join").get();
    var line = new CommandLine(call).setErr(new PrintWriter(err, true, UTF_8));
    int status = line.execute(arguments);
    streams.out().flush();
    return status;
  }

  private String said() {
    return out.toString(UTF_8);
  }

  private String complaint() {
    return err.toString(UTF_8);
  }

  @Test
  void aPersonPlaysAGameByNumbers() {
    assertThat(join("1\n".repeat(2_000), link("cribbage", SHORT), "--name", "Anna"))
        .as(complaint())
        .isEqualTo(Status.FINE);
    assertThat(said())
        .contains("Anna: discard ")
        .contains("Type a number, an event in words")
        .contains("Bot 2: lay ")
        .endsWith("over\n");
    assertThat(complaint()).isEmpty();
  }

  @Test
  void aPersonAsksWhyIsRefusedAndLeaves() {
    String keys = "? play KS\nplay KS\ngibberish\n\nquit\n";
    assertThat(join(keys, link("cribbage", ""))).isEqualTo(Status.FINE);
    assertThat(said())
        .contains("in-order: ", "'gibberish' is not an event")
        .doesNotContain("Exception");
  }

  @Test
  void theEndOfInputIsLeaving() {
    assertThat(join("", link("maumau", ""))).isEqualTo(Status.FINE);
  }

  @Test
  void whatIsNoLinkIsSaid() {
    assertThat(join("", "http://127.0.0.1/t/x")).isNotZero();
    assertThat(complaint())
        .contains("expected the link of a seat, as in 'http://host:8080/t/ID#SECRET'");
  }

  @Test
  void aWrongSecretAndAWrongTableAreSaid() {
    String link = link("maumau", "");
    assertThat(join("", link + "x")).isEqualTo(Status.BAD_INPUT);
    assertThat(complaint()).contains("this link does not open a seat at this table");
    assertThat(join("", house.at("/t/nowhere") + "#x")).isEqualTo(Status.BAD_INPUT);
    assertThat(complaint()).contains("there is no such table");
  }

  /// A second device with the link of a seat sees that seat's game.
  @Test
  void aSeatThatIsTakenIsShared() {
    String link = link("maumau", "");
    assertThat(join("quit\n", link, "--name", "Anna")).isEqualTo(Status.FINE);
    assertThat(join("quit\n", link, "--name", "Cleo")).isEqualTo(Status.FINE);
    assertThat(said()).contains("Anna").doesNotContain("Cleo");
  }

  @Test
  void aServerThatIsNotThereIsSaid() throws Exception {
    int port;
    try (var socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    assertThat(join("", "http://127.0.0.1:" + port + "/t/x#y")).isEqualTo(Status.IO_FAILURE);
    assertThat(complaint()).contains("cannot reach the table");
  }

  @Test
  void aServerThatStopsIsSaid() throws Exception {
    String settings = "{\"game\":\"maumau\",\"seats\":[{\"kind\":\"link\"},{\"kind\":\"link\"}]}";
    TestHouse.Laid table = TestHouse.laid(house.post("/api/tables", settings));
    String link = house.at("/t/" + table.id()) + "#" + table.tokens().getFirst();
    try (var keys = new PipedOutputStream();
        var keyboard = new PipedInputStream(keys)) {
      var joined = new FutureTask<>(() -> join(keyboard, link));
      Thread.ofPlatform().daemon().start(joined);
      house.until(table, table.tokens().getLast(), TestHouseView::firstIsHere);
      house.server().close();
      assertThat(joined.get(60, TimeUnit.SECONDS)).isEqualTo(Status.IO_FAILURE);
      assertThat(complaint()).contains("the server has ended the stream; join again later");
    }
  }

  /// Questions about a view.
  private static final class TestHouseView {
    static boolean firstIsHere(com.google.gson.JsonObject shown) {
      return shown
          .getAsJsonObject("life")
          .getAsJsonArray("seats")
          .get(0)
          .getAsJsonObject()
          .get("here")
          .getAsBoolean();
    }
  }

  /// The table allows no hints: the strategy plays from what its seat knows.
  @ParameterizedTest
  @CsvSource({"maumau,rules", "cribbage,rules", "cribbage,random"})
  void aStrategyPlaysAGame(String game, String strategy) {
    String more = game.equals("cribbage") ? SHORT : "";
    assertThat(join("", link(game, more), "--with", strategy))
        .as(complaint())
        .isEqualTo(Status.FINE);
    assertThat(complaint()).isEmpty();
  }

  @Test
  void aStrategyThatThereIsNotIsSaid() {
    assertThat(join("", link("maumau", ""), "--with", "luck")).isEqualTo(Status.BAD_INPUT);
    assertThat(complaint()).contains("there is no strategy 'luck': choose ").contains("rules");
  }

  @Test
  void aBotPlaysAGame(@TempDir Path folder) throws Exception {
    Path bot =
        Files.writeString(
            folder.resolve("bot"),
            """
            while IFS= read -r line; do
              case $line in
                *'"ask":"hello"'*) echo '{"v": 2}' ;;
                *)
                  id=${line#*'"id":'}
                  event=${line#*'"legal":["'}
                  echo "{\\"id\\": ${id%%[!0-9]*}, \\"event\\": \\"${event%%\\"*}\\"}"
                  ;;
              esac
            done
            """);
    assertThat(join("", link("cribbage", SHORT), "--with", "exec:bash " + bot))
        .as(complaint())
        .isEqualTo(Status.FINE);
  }

  @Test
  void aBotThatSaysNothingIsSaid() {
    assertThat(join("", link("cribbage", ""), "--with", "exec:true")).isEqualTo(Status.BAD_INPUT);
    assertThat(complaint()).contains("the bot ");
  }
}
