package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.match.Viewer;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Subscription;

/// A table under random commands, some repeated and some late, compared with a model without cards:
/// the players, the number of events, the open questions and the end.
final class TableModelTest {

  private static final int SEATS = 3;
  private static final String SETTINGS =
      """
      {"game":"maumau","seats":[{"kind":"me","name":"Anna"},{"kind":"link"},{"kind":"link"}],
       "options":{"absent":"stand-in","absentAfter":40,"move":60,"reserve":60}}
      """;

  private final Company company = new Company(new MemoryLog(), new VirtualTime(), SETTINGS);
  private final List<Sent> sent = new ArrayList<>();
  private final List<Subscription> looking = new ArrayList<>();
  private final boolean[] sits = {true, false, false};
  private boolean over;

  /// A sent command and its answer.
  ///
  /// @param wrote whether it added an entry; a command that changed nothing is not remembered
  private record Sent(int seat, Command command, Answer answer, boolean wrote) {}

  private List<Entry> entries() {
    return ((MemoryLog) company.log).load(company.table().id()).orElseThrow().entries();
  }

  private long seq() {
    return entries().size();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void theTableDoesWhatTheModelSays(long seed) {
    var random = new Random(seed);
    for (int step = 0; step < 250; step++) {
      step(random);
      agreesWithModel();
    }
    looking.forEach(Subscription::close);
    company.close();
  }

  private void step(Random random) {
    int seat = random.nextInt(SEATS);
    switch (random.nextInt(16)) {
      case 0 -> sit(seat, random);
      case 1 -> again(random);
      case 2 -> company.pass(Duration.ofSeconds(random.nextInt(30)));
      case 3 -> comeOrGo(seat);
      case 4 -> send(seat, new Command.RequestTakeBack(company.key(), OptionalInt.empty()));
      case 5 -> send(seat, new Command.AcceptTakeBack(company.key()));
      case 6 -> send(seat, new Command.RefuseTakeBack(company.key()));
      case 7 -> send(seat, new Command.Return(company.key()));
      case 8 -> stale(seat, random);
      case 9 -> phrase(seat);
      case 10 -> rematch(seat);
      case 11 -> resignSeldom(seat, random);
      default -> move(random);
    }
  }

  private Answer send(int seat, Command command) {
    long before = seq();
    Answer answer = company.table().command(seat, command);
    if (answer instanceof Answer.Done(long done)) {
      assertEquals(seq(), done, "what is done is the last entry");
    } else {
      assertEquals(before, seq(), "what is not done leaves no trace");
    }
    sent.add(new Sent(seat, command, answer, seq() > before));
    return answer;
  }

  private void sit(int seat, Random random) {
    boolean bad = random.nextInt(4) == 0 && !sits[seat];
    Answer answer = send(seat, new Command.Sit(bad ? "a:b" : "Anna"));
    assertEquals(!bad, answer instanceof Answer.Done);
    sits[seat] |= !bad;
  }

  /// Repeats a command as if its answer was lost: the answer is equal, and nothing happens.
  private void again(Random random) {
    if (sent.isEmpty()) {
      return;
    }
    Sent before = sent.get(random.nextInt(sent.size()));
    if (!before.command().key().isEmpty() && before.answer() instanceof Answer.Done) {
      long seq = seq();
      Answer answer = company.table().command(before.seat(), before.command());
      if (before.wrote()) {
        assertEquals(before.answer(), answer);
        assertEquals(seq, seq());
      }
    }
  }

  private void comeOrGo(int seat) {
    if (looking.isEmpty()) {
      looking.add(
          Company.known(company.table().subscribe(new Viewer.Player(seat), Optional.empty())));
    } else {
      looking.removeLast().close();
    }
    company.settle();
  }

  /// Answers a question that is not open any more.
  private void stale(int seat, Random random) {
    long ask = company.ask(seat);
    if (ask > 1) {
      long other = 1 + random.nextLong(ask - 1);
      Answer answer = send(seat, new Command.Move(company.key(), other, "draw", Optional.empty()));
      assertInstanceOf(Answer.Stale.class, answer);
    }
  }

  private void phrase(int seat) {
    assertInstanceOf(Answer.Done.class, send(seat, new Command.Phrase(company.key(), "thanks")));
    assertInstanceOf(
        Answer.Refused.class, send(seat, new Command.Phrase(company.key(), "I hate you")));
  }

  private void rematch(int seat) {
    Answer answer = send(seat, new Command.Rematch(company.key()));
    assertEquals(over, answer instanceof Answer.Done);
  }

  private void resignSeldom(int seat, Random random) {
    if (random.nextInt(6) == 0) {
      send(seat, new Command.Resign(company.key()));
    }
  }

  private void move(Random random) {
    for (int seat = 0; seat < SEATS; seat++) {
      if (begun() && !over && company.ask(seat) != 0) {
        List<String> legal = company.legal(seat);
        Answer answer =
            send(
                seat,
                new Command.Move(
                    company.key(),
                    company.ask(seat),
                    legal.get(random.nextInt(legal.size())),
                    Optional.empty()));
        assertInstanceOf(Answer.Done.class, answer);
      }
    }
  }

  private boolean begun() {
    return sits[0] && sits[1] && sits[2];
  }

  /// Compares the table with values that follow from its log by counting.
  private void agreesWithModel() {
    company.settle();
    int events = 0;
    over = false;
    long number = 0;
    for (Entry entry : entries()) {
      assertEquals(++number, entry.seq());
      switch (entry.kind()) {
        case EVENT -> events++;
        case TAKEN_BACK ->
            events = JsonParser.parseString(entry.body()).getAsJsonObject().get("to").getAsInt();
        case OVER -> over = true;
        default -> {
          // these change neither
        }
      }
    }
    var seen = company.seen(new Viewer.Spectator());
    assertEquals(over ? "over" : begun() ? "playing" : "open", seen.get("state").getAsString());
    assertEquals(events, seen.get("n").getAsInt());
    assertEquals(number, seen.get("seq").getAsInt());
    long rematches = entries().stream().filter(entry -> entry.kind() == Entry.Kind.REMATCH).count();
    assertTrue(rematches <= 1, "the same company meets at one table");
  }
}
