package umpire.live.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/// Long jobs run in turn, and no party's jobs delay another's by more than one of them.
final class WorkPoolTest {

  private static List<String> order(FairQueue<String> queue, long nanos) {
    var order = new ArrayList<String>();
    for (var turn = queue.poll(); turn.isPresent(); turn = queue.poll()) {
      order.add(turn.get().work());
      queue.used(turn.get(), nanos);
    }
    return order;
  }

  @Test
  void partiesTakeTurns() {
    var queue = new FairQueue<String>();
    for (int i = 1; i <= 4; i++) {
      queue.add("a", "x", "a" + i);
    }
    queue.add("b", "x", "b1");
    queue.add("c", "y", "c1");
    assertEquals(List.of("a1", "b1", "c1", "a2", "a3", "a4"), order(queue, 10));
  }

  @Test
  void tablesOfOnePartyTakeTurns() {
    var queue = new FairQueue<String>();
    for (int i = 1; i <= 3; i++) {
      queue.add("a", "x", "x" + i);
    }
    queue.add("a", "y", "y1");
    assertEquals(List.of("x1", "y1", "x2", "x3"), order(queue, 10));
  }

  /// Many callers come once, while others always wait.
  @Test
  void partiesThatCalledOnceAreForgotten() {
    var queue = new FairQueue<String>();
    queue.add("first", "", "work");
    queue.add("second", "", "work");
    for (int i = 0; i < 1_000; i++) {
      queue.add("once " + i, "", "work");
      queue.used(queue.poll().orElseThrow(), 50);
    }
    assertTrue(queue.remembered() < 20, "remembered: " + queue.remembered());
  }

  /// Many parties with long jobs again and again, and one with a few short jobs.
  @Test
  void whoeverAsksForLittleIsNotBehindThoseWhoAskForMuch() {
    var queue = new FairQueue<String>();
    for (int i = 0; i < 300; i++) {
      queue.add("expert " + i, "", "long");
    }
    for (int round = 0; round < 100; round++) {
      for (int i = 0; i < 20; i++) {
        var turn = queue.poll().orElseThrow();
        queue.used(turn, 50);
        queue.add(turn.party(), "", turn.work());
      }
      queue.add("quick", "", "short");
      var next = queue.poll().orElseThrow();
      boolean first = round == 0;
      while (first && !next.party().equals("quick")) { // its duration is not known yet
        queue.used(next, 50);
        next = queue.poll().orElseThrow();
      }
      assertEquals("quick", next.party(), "round " + round);
      queue.used(next, 1);
    }
  }

  /// A party with long jobs gets its turn among parties that keep calling.
  @Test
  void nobodyWaitsForEver() {
    var queue = new FairQueue<String>();
    queue.add("long", "", "long");
    var waits = new ArrayList<Integer>();
    int waited = 0;
    queue.add("quick", "", "short");
    for (int i = 0; i < 10_000; i++) {
      var turn = queue.poll().orElseThrow();
      boolean quick = turn.party().equals("quick");
      queue.used(turn, quick ? 1 : 50);
      queue.add(turn.party(), "", turn.work());
      waited = quick ? waited + 1 : 0;
      waits.add(waited);
    }
    assertTrue(waits.stream().allMatch(each -> each <= 101), "as much time as it used itself");
  }

  @Test
  void nothingIsRememberedOfWhoHasUsedNoMoreThanOthers() {
    var queue = new FairQueue<String>();
    queue.add("a", "x", "a1");
    order(queue, 10);
    queue.add("b", "x", "b1");
    queue.add("a", "x", "a2");
    assertEquals(List.of("b1", "a2"), order(queue, 10));
    assertEquals(0, queue.size());
    assertEquals(0, queue.size("a"));
  }

  @Test
  void whatWaitsIsBoundedForEachAndForAll() throws Exception {
    var gate = new CountDownLatch(1);
    var begun = new CountDownLatch(1);
    try (var pool = new WorkPool("test", 1, 3, 2)) {
      pool.submit(
          "a",
          "x",
          () -> {
            begun.countDown();
            await(gate);
          });
      begun.await();
      pool.submit("a", "x", () -> {});
      pool.submit("a", "x", () -> {});
      assertTrue(
          assertThrows(WorkPool.CrowdedException.class, () -> pool.submit("a", "y", () -> {}))
              .isOwn());
      pool.submit("b", "x", () -> {});
      assertFalse(
          assertThrows(WorkPool.CrowdedException.class, () -> pool.submit("c", "x", () -> {}))
              .isOwn());
      gate.countDown();
      while (pool.waiting() > 0) {
        Thread.onSpinWait();
      }
      assertEquals(7, pool.call("c", "x", () -> 7));
    }
  }

  private static void await(CountDownLatch gate) {
    try {
      gate.await();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  /// An error in a job is reported to its caller, and the thread continues.
  @Test
  void errorsEndNoThread() throws Exception {
    try (var pool = new WorkPool("test", 1, 3, 3)) {
      for (int i = 0; i < 3; i++) {
        var caller =
            new FutureTask<Object>(() ->
                pool.call(
                    "a",
                    "x",
                    () -> {
                      throw new StackOverflowError();
                    }));
        Thread.startVirtualThread(caller);
        assertThrows(ExecutionException.class, caller::get);
      }
      assertEquals(7, pool.call("a", "x", () -> 7));
    }
  }
}
