package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.log.Append;
import umpire.live.log.LogException;
import umpire.live.log.MemoryLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Subscription;
import umpire.live.message.Update;
import umpire.live.seat.Settings;

/// The player who moves gets the answer before others are shown the move.
final class AnsweredFirstTest {

  private static final String OPEN =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}]}
      """;

  /// A clock that blocks the thread that shows a stored move until the test releases it.
  private static final class StoppedClock implements InstantSource {
    private final VirtualTime time = new VirtualTime();
    private final CountDownLatch released = new CountDownLatch(1);
    private volatile boolean stopped;

    @Override
    public Instant instant() {
      try {
        if (stopped) {
          released.await();
        }
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
      return time.instant();
    }
  }

  /// A log that stops the clock when a move is stored.
  private static final class StoppingLog extends MemoryLog {
    private final StoppedClock clock;
    private volatile boolean stops;

    StoppingLog(StoppedClock clock) {
      this.clock = clock;
    }

    @Override
    public synchronized void append(Append append) throws LogException {
      super.append(append);
      clock.stopped = stops;
    }
  }

  @Test
  void theAnswerComesWhileNobodyWasShownAnything() throws Exception {
    var clock = new StoppedClock();
    var log = new StoppingLog(clock);
    try (var tables = new Tables(log, clock, clock.time, new SecureRandom())) {
      LiveTable table = tables.open(Settings.read(OPEN)).table();
      var watching = Company.known(table.subscribe(new Viewer.Spectator(), Optional.empty()));
      assertTrue(watching.take(Duration.ZERO).isPresent(), "how things are");
      var seen =
          JsonParser.parseString(
                  Company.known(table.now(new Viewer.Player(0), Optional.empty())).text())
              .getAsJsonObject();
      long ask = seen.getAsJsonObject("ask").get("id").getAsLong();
      String words = seen.getAsJsonObject("view").getAsJsonArray("legal").get(0).getAsString();
      log.stops = true;
      assertInstanceOf(
          Answer.Done.class, table.command(0, new Command.Move("k", ask, words, Optional.empty())));
      assertTrue(watching.take(Duration.ZERO).isEmpty(), "nobody was shown it yet");
      clock.released.countDown();
      assertTrue(watching.take(Duration.ofSeconds(60)).isPresent(), "it is shown");
      watching.close();
    }
  }

  /// Uses more watchers than are woken without a pause; one of them takes nothing.
  @Test
  void aCrowdIsToldEverythingInOrder() throws Exception {
    try (var company = new Company(new MemoryLog(), new VirtualTime(), OPEN)) {
      List<Subscription> crowd = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        crowd.add(
            Company.known(company.table().subscribe(new Viewer.Spectator(), Optional.of(0L))));
        crowd.getLast().take(Duration.ZERO);
      }
      for (int moves = 0; moves < 12; moves++) {
        int seat = company.ask(0) != 0 ? 0 : 1;
        assertInstanceOf(Answer.Done.class, company.move(seat, company.legal(seat).getFirst()));
      }
      long last = company.seen(new Viewer.Spectator()).get("seq").getAsLong();
      for (Subscription each : crowd) {
        long seq = 0;
        while (seq < last) {
          Update next = each.take(Duration.ofSeconds(60)).orElseThrow();
          assertTrue(next.seq() >= seq, "in order");
          seq = next.seq();
        }
        assertEquals(last, seq);
      }
    }
  }
}
