package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;

/// Connections: many that stay open, some used halfway, and the requests sent on them.
final class ConnectionsTest {

  /// More than the 200 connections that the JDK's server keeps by default.
  private static final int MANY = 450;

  @Test
  void manyConnectionsAreKeptAndNoCallOnThemIsLost() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      house.awaited(table, table.tokens().getFirst());
      var connections = new ArrayList<RawConnection>();
      try {
        for (int i = 0; i < MANY; i++) {
          connections.add(new RawConnection(house.server().port()));
        }
        for (int round = 0; round < 3; round++) {
          for (RawConnection each : connections) {
            assertThat(asked(each, table).status()).isEqualTo(200);
          }
        }
      } finally {
        for (RawConnection each : connections) {
          each.close();
        }
      }
    }
  }

  private static RawConnection.Answer asked(RawConnection wire, TestHouse.Laid table)
      throws IOException {
    String bearer = "Authorization: Bearer " + table.tokens().getFirst();
    return wire.post(table.path("/why"), "{\"event\":\"go\"}", bearer);
  }

  @Test
  void halfSentCallsHoldUpNobody() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      var halves = new ArrayList<RawConnection>();
      try {
        for (int i = 0; i < 100; i++) {
          var half = new RawConnection(house.server().port());
          half.send(
              i % 2 == 0
                  ? "GET / HTTP/1.1\r\nHost: 127"
                  : "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                      + "Content-Length: 100\r\n\r\n{");
          halves.add(half);
        }
        assertThat(house.get(table.path("")).statusCode()).isEqualTo(200);
      } finally {
        for (RawConnection each : halves) {
          each.close();
        }
      }
    }
  }

  /// Sends incomplete requests, and complete ones whose answers are not read.
  @Test
  void strangersWhoLeaveInTheMiddleAreNoErrors() throws Exception {
    try (var log = new SevereLines()) {
      try (TestHouse house = TestHouse.open()) {
        TestHouse.Laid table = house.two("cribbage", "");
        for (int round = 0; round < 20; round++) {
          for (String half : halves(table)) {
            try (var stranger = new RawConnection(house.server().port())) {
              stranger.send(half);
              Thread.sleep(round % 5);
              stranger.breakOff();
            }
          }
        }
        assertThat(house.get(table.path("")).statusCode()).isEqualTo(200);
      }
      assertThat(log.lines).isEmpty();
    }
  }

  /// A log that cannot be read is not mistaken for a client that is gone.
  @Test
  void anErrorOfOursIsWrittenIntoTheLog() throws Exception {
    var unreadable =
        new MemoryLog() {
          @Override
          public Optional<StoredTable> load(String table) {
            throw new UncheckedIOException(new IOException("planted"));
          }
        };
    try (var log = new SevereLines();
        TestHouse house = TestHouse.open(unreadable, TestHouse.WIDE)) {
      String nobodys = "/api/tables/" + "x".repeat(house.two("cribbage", "").id().length());
      assertThat(house.get(nobodys).statusCode()).isEqualTo(500);
      assertThat(log.lines).singleElement(STRING).contains("planted");
    }
  }

  private static List<String> halves(TestHouse.Laid table) {
    String body =
        "Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    String bearer = "Authorization: Bearer " + table.tokens().getFirst() + "\r\n";
    return List.of(
        "GET / HTTP/1.1\r\nHost: 127",
        "POST /api/tables HTTP/1.1\r\n" + body,
        "POST /api/tables HTTP/1.1\r\n" + body.replace("100", "100000"),
        "POST /api/desk HTTP/1.1\r\n" + body.replace("100", "9"),
        "POST " + table.path("/phrase") + " HTTP/1.1\r\n" + bearer + body,
        "POST /nowhere HTTP/1.1\r\n" + body,
        "PUT / HTTP/1.1\r\n" + body,
        "GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "GET " + table.path("/stream") + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "GET /api/games/tractor HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(20));
  }

  /// Collects everything that is logged as an error.
  private static final class SevereLines extends Handler implements AutoCloseable {
    private static final Logger ROOT = Logger.getLogger("");
    private final List<String> lines = new CopyOnWriteArrayList<>();

    private SevereLines() {
      setLevel(Level.SEVERE);
      ROOT.addHandler(this);
    }

    @Override
    public void publish(LogRecord entry) {
      if (isLoggable(entry)) {
        lines.add(entry.getMessage() + ": " + entry.getThrown());
      }
    }

    @Override
    public void flush() {
      // nothing is buffered
    }

    @Override
    public void close() {
      ROOT.removeHandler(this);
    }
  }

  /// The limit of [TestHouse#WIDE] for a write is two seconds.
  @Test
  void aReaderWhoDoesNotReadLosesTheConnection() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      var readers = new ArrayList<Socket>();
      try {
        for (int i = 0; i < 20; i++) {
          readers.add(deaf(house.server().port()));
        }
        long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        for (Socket each : readers) {
          boolean broken = false;
          while (!broken) {
            broken = isBroken(each);
            assertThat(System.nanoTime()).isLessThan(deadline);
          }
        }
      } finally {
        for (Socket each : readers) {
          each.close();
        }
      }
      assertThat(house.get("/").statusCode()).isEqualTo(200);
    }
  }

  /// Opens a connection that asks for more than the network buffers hold.
  private static Socket deaf(int port) throws IOException {
    var socket = new Socket();
    socket.setReceiveBufferSize(2_048);
    socket.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    String call = "GET /api/games/tractor HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    socket.getOutputStream().write(call.repeat(60).getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /// Whether writing to a connection fails, because the other side has closed it.
  private static boolean isBroken(Socket socket) throws InterruptedException {
    try {
      Thread.sleep(20);
      socket.getOutputStream().write(' ');
      return false;
    } catch (IOException closed) {
      return true;
    }
  }

  @Test
  void longAnswersAreShortenedForCallersWhoAcceptIt() throws Exception {
    try (TestHouse house = TestHouse.open();
        var wire = new RawConnection(house.server().port())) {
      TestHouse.Laid table = house.two("cribbage", "");
      for (String path :
          List.of(
              "/api/games/cribbage",
              "/rules/cribbage",
              "/assets/table.js",
              table.path("?since=0"))) {
        RawConnection.Answer plain = wire.call("GET", path);
        RawConnection.Answer shorter = wire.call("GET", path, "Accept-Encoding: br, gzip");
        assertThat(plain.header("Content-Encoding")).as(path).isEmpty();
        assertThat(shorter.header("Content-Encoding")).as(path).hasValue("gzip");
        for (RawConnection.Answer each : List.of(plain, shorter)) {
          assertThat(each.header("Vary")).as(path).hasValue("Accept-Encoding");
        }
        assertThat(shorter.bytes().length).as(path).isLessThan(plain.bytes().length);
        assertThat(unpacked(shorter)).as(path).isEqualTo(plain.bytes());
        RawConnection.Answer head = wire.call("HEAD", path, "Accept-Encoding: gzip");
        assertThat(head.header("Content-Length"))
            .as(path)
            .isEqualTo(shorter.header("Content-Length"));
      }
      assertThat(
              wire.call("GET", "/api/games", "Accept-Encoding: gzip;q=0")
                  .header("Content-Encoding"))
          .isEmpty();
    }
  }

  private static byte[] unpacked(RawConnection.Answer answer) throws IOException {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(answer.bytes()))) {
      return in.readAllBytes();
    }
  }

  @Test
  void aBodyThatIsTooLongIsRefusedAndTheConnectionIsClosedWithAWord() throws Exception {
    try (TestHouse house = TestHouse.open();
        var wire = new RawConnection(house.server().port())) {
      RawConnection.Answer answer = wire.post("/api/tables", "{" + " ".repeat(5_000) + "}");
      assertThat(answer.status()).isEqualTo(413);
      assertThat(answer.header("Connection")).hasValue("close");
      assertThat(wire.isClosed()).isTrue();
    }
  }

  @Test
  void aBodyThatIsAnnouncedAsTooLongIsRefusedBeforeItIsSent() throws Exception {
    try (TestHouse house = TestHouse.open();
        var wire = new RawConnection(house.server().port())) {
      RawConnection.Answer answer = wire.announce("/api/tables", 1 << 30);
      assertThat(answer.status()).isEqualTo(413);
      assertThat(answer.header("Connection")).hasValue("close");
    }
  }
}
