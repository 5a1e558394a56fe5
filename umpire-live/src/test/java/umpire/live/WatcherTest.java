package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.log.MemoryLog;
import umpire.live.message.Subscription;
import umpire.live.message.Update;

/// Watchers receive all entries once and in order, however slow they are.
final class WatcherTest {

  private static final String BOTS =
      "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}";

  private final Company company = new Company(new MemoryLog(), new VirtualTime(), BOTS);

  private Subscription look(long since) {
    return Company.known(company.table().subscribe(new Viewer.Spectator(), Optional.of(since)));
  }

  private static List<Long> told(Subscription subscription) throws InterruptedException {
    var told = new ArrayList<Long>();
    for (Optional<Update> update = subscription.take(Duration.ZERO);
        update.isPresent();
        update = subscription.take(Duration.ZERO)) {
      for (JsonElement each :
          JsonParser.parseString(update.get().text()).getAsJsonObject().getAsJsonArray("told")) {
        told.add(each.getAsJsonObject().get("seq").getAsLong());
      }
    }
    return told;
  }

  private void moves(int count) {
    for (int i = 0; i < count; i++) {
      company.pass(Duration.ofMillis(600));
    }
  }

  private long now() {
    return company.seen(new Viewer.Spectator()).get("seq").getAsInt();
  }

  private static List<Long> upTo(long from, long to) {
    var all = new ArrayList<Long>();
    for (long seq = from + 1; seq <= to; seq++) {
      all.add(seq);
    }
    return all;
  }

  @Test
  void everythingIsToldOnceFromAnywhere() throws Exception {
    moves(10);
    long middle = now();
    var quick = look(0);
    var late = look(middle);
    var told = new ArrayList<>(told(quick));
    for (int i = 0; i < 10; i++) {
      moves(1);
      told.addAll(told(quick));
    }
    assertEquals(upTo(0, now()), told);
    assertEquals(upTo(middle, now()), told(late));
  }

  /// The queue was full many times.
  @Test
  void aSlowOneReadsOnFromTheLog() throws Exception {
    var slow = look(0);
    List<Long> told = told(slow);
    moves(100);
    told.addAll(told(slow));
    assertEquals(upTo(0, now()), told);
  }

  @Test
  void whoSeesTheSameSharesTheSameBytes() throws Exception {
    var one = look(0);
    var other = look(0);
    told(one);
    told(other);
    moves(1);
    assertSame(
        one.take(Duration.ZERO).orElseThrow().json(),
        other.take(Duration.ZERO).orElseThrow().json());
  }

  @Test
  void theLastWordIsGoodbye() throws Exception {
    var one = look(0);
    told(one);
    company.close();
    assertTrue(one.take(Duration.ofHours(1)).isEmpty());
    assertTrue(one.isOver());
  }
}
