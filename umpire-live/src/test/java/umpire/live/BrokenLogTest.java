package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Subscription;
import umpire.live.message.Update;

/// A change that the disk does not accept has not happened, and is not shown.
final class BrokenLogTest {

  private static final String TWO =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}]}
      """;

  private final FaultyLog log = new FaultyLog();
  private final Company company = new Company(log, new VirtualTime(), TWO);

  /// Both players must discard at the beginning.
  private Command.Move discard(String key) {
    return new Command.Move(key, company.ask(0), company.legal(0).getFirst(), Optional.empty());
  }

  @Test
  void afterAFullDiskNothingHasHappened() throws Exception {
    var subscription =
        Company.known(company.table().subscribe(new Viewer.Player(1), Optional.empty()));
    Update first = subscription.take(Duration.ZERO).orElseThrow();
    company.settle();
    Command.Move move = discard("a");
    log.next = FaultyLog.Fault.FULL_DISK;
    assertInstanceOf(Answer.Failed.class, company.table().command(0, move));
    company.settle();
    assertTrue(
        subscription.take(Duration.ZERO).filter(update -> update.seq() > first.seq()).isEmpty());
    assertEquals(new Answer.Done(first.seq() + 1), company.table().command(0, move));
    company.settle();
    Update shown = subscription.take(Duration.ZERO).orElseThrow();
    assertEquals(first.seq() + 1, newest(subscription, shown).seq());
  }

  private static Update newest(Subscription subscription, Update shown) throws Exception {
    Update newest = shown;
    for (var next = subscription.take(Duration.ZERO);
        next.isPresent();
        next = subscription.take(Duration.ZERO)) {
      newest = next.get();
    }
    return newest;
  }

  /// The entry is on disk although the append failed; a repeated command is answered from the log.
  @Test
  void afterALostFlushTheLogDecides() throws Exception {
    Command.Move move = discard("a");
    long before = log.load(company.table().id()).orElseThrow().entries().size();
    log.next = FaultyLog.Fault.LOST_FLUSH;
    assertInstanceOf(Answer.Failed.class, company.table().command(0, move));
    assertEquals(new Answer.Done(before + 1), company.table().command(0, move));
    assertEquals(before + 1, log.load(company.table().id()).orElseThrow().entries().size());
    assertEquals(0, company.ask(0));
  }

  @Test
  void whileNothingCanBeReadNothingIsDone() {
    Command.Move move = discard("a");
    log.next = FaultyLog.Fault.FULL_DISK;
    log.unreadable = true;
    assertInstanceOf(Answer.Failed.class, company.table().command(0, move));
    assertInstanceOf(Answer.Failed.class, company.table().command(0, move));
    log.unreadable = false;
    assertInstanceOf(Answer.Done.class, company.table().command(0, move));
  }

  @Test
  void whoWasSlowerThanAnotherMachineIsJudgedAgain() {
    log.next = FaultyLog.Fault.OTHERS;
    assertInstanceOf(Answer.Done.class, company.table().command(0, discard("a")));
  }

  /// A strategy whose move was not stored tries again.
  @Test
  void strategiesTryAgain() {
    String settings = TWO.replace("\"kind\":\"me\",\"name\":\"Ben\"", "\"kind\":\"bot\"");
    try (var alone = new Company(log, new VirtualTime(), settings)) {
      int before = alone.seen(new Viewer.Spectator()).get("n").getAsInt();
      log.next = FaultyLog.Fault.FULL_DISK;
      log.unreadable = true;
      alone.pass(Duration.ofMillis(600));
      assertEquals(before, alone.seen(new Viewer.Spectator()).get("n").getAsInt());
      log.unreadable = false;
      alone.pass(Duration.ofSeconds(1));
      assertEquals(before + 1, alone.seen(new Viewer.Spectator()).get("n").getAsInt());
    }
  }
}
