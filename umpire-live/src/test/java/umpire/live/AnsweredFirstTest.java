package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.log.MemoryLog;
import umpire.live.seat.Settings;

/// Whoever moves does not wait until others are shown the move.
final class AnsweredFirstTest {

  private static final String DELAYED =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}],
       "options":{"watch":"delayed"}}
      """;
  private static final String OPEN =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}]}
      """;

  /// A timer that holds up whoever shows something later, until it is told not to.
  private static final class HeldUp implements Timer {
    private final VirtualTime time;
    private final CountDownLatch released = new CountDownLatch(1);
    private volatile boolean holding;

    HeldUp(VirtualTime time) {
      this.time = time;
    }

    @Override
    public Alarm at(Instant when, Runnable then) {
      try {
        if (holding) {
          released.await();
        }
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
      return time.at(when, then);
    }
  }

  @Test
  void theAnswerComesWhileNobodyWasShownAnything() throws Exception {
    var time = new VirtualTime();
    var timer = new HeldUp(time);
    try (var tables = new Tables(new MemoryLog(), time, timer, new SecureRandom())) {
      LiveTable table = tables.open(Settings.read(DELAYED)).table();
      var watching = Company.known(table.subscribe(new Viewer.Spectator(), Optional.empty()));
      table.command(0, new Command.Sit(""));
      var seen =
          com.google.gson.JsonParser.parseString(
                  Company.known(table.now(new Viewer.Player(0), Optional.empty())).text())
              .getAsJsonObject();
      long ask = seen.getAsJsonObject("ask").get("id").getAsLong();
      String words = seen.getAsJsonObject("view").getAsJsonArray("legal").get(0).getAsString();
      timer.holding = true;
      assertInstanceOf(
          Answer.Done.class, table.command(0, new Command.Move("k", ask, words, Optional.empty())));
      timer.released.countDown();
      watching.close();
    }
  }

  /// More watchers than are woken at once, one of whom does not take anything.
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
