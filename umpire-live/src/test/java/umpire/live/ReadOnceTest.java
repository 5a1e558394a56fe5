package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;

/// The text of a command is parsed once and checked once, in every game and preset. Events of the
/// house are checked once as well, and need no parsing.
final class ReadOnceTest {

  private static final int MOVES = 60;
  private static final Set<String> COUNTED = Set.of("read", "check", "play");

  private final Map<String, Long> calls = new HashMap<>();
  private final MemoryLog log = new MemoryLog();

  @ParameterizedTest
  @MethodSource("umpire.live.HostileEventsTest#kinds")
  void aCommandIsReadOnceAndCheckedOnce(String settings) throws Exception {
    try (var company = new Company(log, new VirtualTime(), settings)) {
      CountedGame.at(company, this::count);
      var earlier = new TreeSet<String>();
      for (int move = 0; move < MOVES && company.state().equals("playing"); move++) {
        int seat = asked(company);
        List<String> legal = company.legal(seat);
        earlier.removeAll(legal);
        String words = legal.get(move % legal.size());
        say(company, seat, move % 3 > 0 || earlier.isEmpty() ? words : earlier.first());
        earlier.addAll(legal);
      }
      assertTrue(earlier.size() > 1, "something was played");
    }
  }

  private void count(String call) {
    if (COUNTED.contains(call)) {
      calls.merge(call, 1L, Long::sum);
    }
  }

  private static int asked(Company company) {
    int seat = 0;
    while (company.ask(seat) == 0) {
      seat++;
    }
    return seat;
  }

  /// Sends an event of a seat and counts the calls. An unlisted event may be legal after something
  /// that a player leaves unspoken, and each such way is checked.
  private void say(Company company, int seat, String words) {
    boolean listed = company.legal(seat).contains(words);
    var move = new Command.Move(company.key(), company.ask(seat), words, Optional.empty());
    long before = events(company);
    calls.clear();
    Answer answer = company.table().command(seat, move);
    company.settle();
    assertEquals(1, calls.get("read"), words);
    if (listed) {
      assertInstanceOf(Answer.Done.class, answer, words);
      long happened = events(company) - before;
      assertEquals(Map.of("read", 1L, "check", happened, "play", happened), calls, words);
    }
  }

  private long events(Company company) {
    return log.load(company.table().id()).orElseThrow().entries().stream()
        .filter(entry -> entry.kind() == Entry.Kind.EVENT)
        .count();
  }
}
