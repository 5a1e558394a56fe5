package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.live.log.Append;
import umpire.live.log.CompletedCommand;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.SeatKey;
import umpire.live.log.Summary;
import umpire.live.log.Summary.State;
import umpire.live.log.TableLog;

/// The contract of every table log.
abstract class LogContract {

  private TableLog log;

  /// Returns a new, empty log.
  abstract TableLog empty() throws Exception;

  @BeforeEach
  void open() throws Exception {
    log = empty();
  }

  @AfterEach
  void close() {
    log.close();
  }

  @Test
  void whatWasAppendedIsLoaded() throws Exception {
    Append opened = Sample.opened("t");
    Append move = Sample.move("t", 2, 4);
    log.append(opened);
    log.append(move);

    var entries = new ArrayList<>(opened.entries());
    entries.addAll(move.entries());
    assertThat(log.load("t")).isPresent();
    assertThat(log.load("t").get().entries()).isEqualTo(entries);
    assertThat(log.load("t").get().keys()).isEqualTo(opened.keys());
  }

  @Test
  void everyKindAndEveryCharacterComesBack() throws Exception {
    log.append(Sample.opened("t"));
    var entries = new ArrayList<Entry>();
    for (Entry.Kind kind : Entry.Kind.values()) {
      entries.add(
          Sample.entry(entries.size() + 2, kind, Entry.HOUSE, "'\"\\%_? \t\n 小王 🂡 \u007f"));
    }
    log.append(
        new Append(
            entries, List.of(), Optional.empty(), Sample.summary("t", State.OPEN, Sample.NOON)));

    List<Entry> loaded = log.load("t").orElseThrow().entries();
    assertThat(loaded.subList(1, loaded.size())).isEqualTo(entries);
  }

  @Test
  void aTableThatIsNotThereIsEmpty() throws Exception {
    assertThat(log.load("nobody's")).isEmpty();
    assertThat(log.findCompleted("nobody's", 0, "k")).isEmpty();
    assertThat(log.list(State.OPEN, 10)).isEmpty();
    assertThat(log.unfinished()).isEmpty();
  }

  @Test
  void anEntryThatIsThereIsAConflictAndNothingChanges() throws Exception {
    log.append(Sample.opened("t"));
    log.append(Sample.move("t", 2, 3));
    var before = log.load("t");

    for (Append late : List.of(Sample.opened("t"), Sample.move("t", 2), Sample.move("t", 3, 5))) {
      assertThatExceptionOfType(LogException.ConflictException.class)
          .isThrownBy(() -> log.append(late));
    }
    assertThat(log.load("t")).isEqualTo(before);
    assertThat(log.findCompleted("t", 1, "key 3")).isEmpty();
  }

  @Test
  void aGapIsRefusedAndNothingChanges() throws Exception {
    log.append(Sample.opened("t"));

    assertThatExceptionOfType(LogException.class).isThrownBy(() -> log.append(Sample.move("t", 3)));
    assertThatExceptionOfType(LogException.class).isThrownBy(() -> log.append(Sample.move("u", 2)));
    assertThat(log.load("t").orElseThrow().entries()).hasSize(1);
    assertThat(log.load("u")).isEmpty();
  }

  @Test
  void aCommandIsKnownByItsSeatAndKey() throws Exception {
    log.append(Sample.opened("t"));
    log.append(Sample.move("t", 2, 4));

    assertThat(log.findCompleted("t", 0, "key 2")).contains(new CompletedCommand(0, "key 2", 4));
    assertThat(log.findCompleted("t", 1, "key 2")).isEmpty();
    assertThat(log.findCompleted("t", 0, "key 4")).isEmpty();
    assertThat(log.findCompleted("u", 0, "key 2")).isEmpty();
  }

  @Test
  void aSeatsNewKeyTakesThePlaceOfTheOld() throws Exception {
    log.append(Sample.opened("t"));
    var key = new SeatKey(1, "c".repeat(64));
    log.append(
        new Append(
            List.of(Sample.event(2)),
            List.of(key),
            Optional.empty(),
            Sample.summary("t", State.OPEN, Sample.NOON)));

    assertThat(log.load("t").orElseThrow().keys())
        .containsExactly(new SeatKey(0, "a".repeat(64)), key);
  }

  @Test
  void theLobbySeesWhatIsListedNewestFirst() throws Exception {
    for (int i = 0; i < 5; i++) {
      log.append(Sample.opened("t" + i));
      log.append(Sample.move("t" + i, 2, 2 + i));
    }
    log.append(Sample.opened("open"));
    Summary hidden = new Summary("h", "g", "r", State.PLAYING, "[]", false, Sample.NOON);
    log.append(new Append(List.of(Sample.event(1)), List.of(), Optional.empty(), hidden));

    assertThat(log.list(State.PLAYING, 3))
        .containsExactly(
            Sample.move("t4", 2, 6).summary(),
            Sample.move("t3", 2, 5).summary(),
            Sample.move("t2", 2, 4).summary());
    assertThat(log.list(State.OPEN, 3)).containsExactly(Sample.opened("open").summary());
    assertThat(log.list(State.OVER, 3)).isEmpty();
    assertThat(log.unfinished()).containsExactlyInAnyOrder("t0", "t1", "t2", "t3", "t4", "h");
  }

  /// At each of many tables, two threads append the same entry at once, and exactly one succeeds.
  @Test
  void ofTwoWhoAppendTheSameEntryOneDoes() throws Exception {
    int tables = 20;
    int moves = 30;
    var work = new ArrayList<Callable<Integer>>();
    for (int table = 0; table < tables; table++) {
      String id = "t" + table;
      log.append(Sample.opened(id));
      work.add(() -> appendAsOneOfTwo(id, moves));
      work.add(() -> appendAsOneOfTwo(id, moves));
    }
    assertThat(sum(work)).isEqualTo(tables * moves);
    for (int table = 0; table < tables; table++) {
      List<Entry> entries = log.load("t" + table).orElseThrow().entries();
      assertThat(entries).extracting(Entry::seq).isEqualTo(numbers(moves + 1));
    }
  }

  /// @return the number of entries that this thread appended
  private int appendAsOneOfTwo(String table, int moves) throws LogException {
    int own = 0;
    for (int seq = 2; seq < moves + 2; seq++) {
      try {
        log.append(Sample.move(table, seq));
        own++;
      } catch (LogException.ConflictException lost) {
        assertThat(log.load(table).orElseThrow().entries()).hasSizeGreaterThanOrEqualTo(seq);
      }
    }
    return own;
  }

  private static int sum(List<Callable<Integer>> work)
      throws InterruptedException, ExecutionException {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      int sum = 0;
      for (Future<Integer> done : threads.invokeAll(work)) {
        sum += done.get();
      }
      return sum;
    }
  }

  static List<Long> numbers(long to) {
    return java.util.stream.LongStream.rangeClosed(1, to).boxed().toList();
  }
}
