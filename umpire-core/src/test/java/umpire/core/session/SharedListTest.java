package umpire.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Lists that share items behave like lists that do not.
final class SharedListTest {

  @Test
  void copiesGrowByThemselves() {
    var random = new Random(1);
    var shared = new ArrayList<SharedList<Integer>>(List.of(new SharedList<>()));
    var plain = new ArrayList<List<Integer>>(List.of(new ArrayList<>()));
    for (int i = 0; i < 5_000; i++) {
      int which = random.nextInt(shared.size());
      if (random.nextInt(8) > 0 || shared.size() > 200) {
        shared.get(which).add(i);
        plain.get(which).add(i);
      } else {
        int count = random.nextInt(shared.get(which).size() + 1);
        shared.add(shared.get(which).first(count));
        plain.add(new ArrayList<>(plain.get(which).subList(0, count)));
      }
    }
    assertEquals(plain, shared);
  }

  @Test
  void nothingIsFoundBeyondTheEnd() {
    var list = new SharedList<String>();
    list.add("a");
    SharedList<String> copy = list.copy();
    list.add("b");
    assertThrows(IndexOutOfBoundsException.class, () -> copy.get(1));
    assertThrows(IndexOutOfBoundsException.class, () -> copy.first(2));
  }

  @Test
  void severalThreadsGrowCopiesOfTheirOwn() throws Exception {
    var list = new SharedList<Integer>();
    for (int i = 0; i < 10; i++) {
      list.add(i);
    }
    var copies = new ArrayList<SharedList<Integer>>();
    var threads = new ArrayList<Thread>();
    for (int t = 0; t < 4; t++) {
      SharedList<Integer> copy = list.copy();
      copies.add(copy);
      int mine = 1_000 * t;
      threads.add(
          Thread.startVirtualThread(() -> {
            for (int i = 0; i < 500; i++) {
              copy.add(mine + i);
            }
          }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (int t = 0; t < 4; t++) {
      for (int i = 0; i < 500; i++) {
        assertEquals(1_000 * t + i, copies.get(t).get(10 + i));
      }
    }
  }
}
