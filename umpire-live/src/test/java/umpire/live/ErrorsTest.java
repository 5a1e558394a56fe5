package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.live.log.Append;
import umpire.live.log.LogException;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;
import umpire.live.message.Answer;
import umpire.live.message.Command;

/// An error in a table's thread does not end the table: the client is answered, and the table
/// continues.
final class ErrorsTest {

  private static final String TWO =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}]}
      """;

  static List<Supplier<Error>> errors() {
    return List.of(OutOfMemoryError::new, StackOverflowError::new, AssertionError::new);
  }

  /// A log that throws errors.
  private static final class FailingLog extends MemoryLog {
    private Optional<Supplier<Error>> next = Optional.empty();

    private void fail() {
      Optional<Supplier<Error>> due = next;
      next = Optional.empty();
      due.ifPresent(error -> {
        throw error.get();
      });
    }

    @Override
    public synchronized void append(Append append) throws LogException {
      fail();
      super.append(append);
    }

    @Override
    public synchronized Optional<StoredTable> load(String table) {
      fail();
      return super.load(table);
    }
  }

  @ParameterizedTest
  @MethodSource("errors")
  void theTableGoesOn(Supplier<Error> error) {
    var log = new FailingLog();
    try (var company = new Company(log, new VirtualTime(), TWO)) {
      var move =
          new Command.Move("a", company.ask(0), company.legal(0).getFirst(), Optional.empty());
      log.next = Optional.of(error);
      assertInstanceOf(Answer.Failed.class, company.table().command(0, move));
      log.next = Optional.of(error); // and again when the log is reloaded
      assertInstanceOf(Answer.Failed.class, company.table().command(0, move));
      assertInstanceOf(Answer.Done.class, company.table().command(0, move));
      assertEquals(0, company.ask(0));
    }
  }
}
