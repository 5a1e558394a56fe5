package umpire.sim.bot;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import umpire.core.kernel.ForfeitException;
import umpire.json.BadFieldsException;

/// A program that plays a seat. It is started at the first question; if it fails, it is killed, and
/// started again at the next question. For one thread.
public final class ExternalBot implements AutoCloseable {

  /// A life with at least this many answers is not a short one: a bot that fails now and then loses
  /// those games but continues.
  private static final int GOOD_LIFE = 100;

  private final String command;
  private final List<String> words;
  private final BotLimits limits;
  private final Complaints complaints;

  private Optional<BotProcess> running = Optional.empty();
  private int answers;
  private int shortLives;
  private String lastFailure = "";

  /// @param command the program and its arguments, separated by spaces, with quotes where needed;
  ///   no shell interprets it
  /// @param complaints receives the first lines that the program writes to standard error; called
  ///   from another thread
  /// @throws IllegalArgumentException if the command is empty or a quote is not closed
  public ExternalBot(String command, BotLimits limits, Consumer<String> complaints) {
    this.command = command.strip();
    this.words = CommandWords.of(command);
    this.limits = limits;
    this.complaints = new Complaints(complaints);
  }

  public String command() {
    return command;
  }

  /// Asks a question and parses the answer. Starts the program if it is not running.
  ///
  /// @param hello the greeting, written first to a program that was just started
  /// @param understanding parses a line; throws a [ForfeitException] if the line is not an answer
  /// @throws ForfeitException if the bot fails this time
  /// @throws BotFailedException if the bot cannot be used any more
  public <A> A ask(Supplier<String> hello, String question, Function<String, A> understanding) {
    try {
      A answer = understanding.apply(answer(hello, question));
      answers++;
      return answer;
    } catch (ForfeitException forfeit) {
      failed(forfeit);
      throw forfeit;
    }
  }

  private String answer(Supplier<String> hello, String question) {
    if (running.isPresent()) {
      return running.get().ask(question, limits.move());
    }
    BotProcess process = started();
    greet(process, hello.get());
    return process.ask(question, limits.move());
  }

  /// Checks the version of the protocol before the first question, so that a bot for another
  /// version is rejected with a clear message and does not lose game after game.
  private void greet(BotProcess process, String hello) {
    String answer;
    try {
      answer = process.ask(hello, limits.start());
    } catch (ForfeitException forfeit) {
      if (forfeit.rule() == BotRule.KEEP_RUNNING) {
        throw forfeit;
      }
      throw wrongProtocol(forfeit.description());
    }
    long version;
    try {
      version = Questions.version(answer);
    } catch (BadFieldsException wrong) {
      throw wrongProtocol("answered " + Answer.quoted(answer));
    }
    if (version != Questions.VERSION) {
      throw wrongProtocol("answered version " + version);
    }
  }

  private BotFailedException wrongProtocol(String what) {
    close();
    return new BotFailedException(
        ("the bot '%1$s' does not use version %3$d of the protocol (docs/bots.md lists the changes):"
                + " expected {\"v\": %3$d} in answer to 'hello', but it %2$s")
            .formatted(command, what, Questions.VERSION));
  }

  private BotProcess started() {
    if (shortLives >= limits.failures()) {
      throw new BotFailedException(
          "the bot '%s' failed %d times in a row and is given up; the last time it %s"
              .formatted(command, shortLives, lastFailure));
    }
    try {
      var process = BotProcess.start(words, complaints);
      running = Optional.of(process);
      answers = 0;
      return process;
    } catch (IOException impossible) {
      throw new BotFailedException(
          "the bot '%s' cannot be started: %s".formatted(command, impossible.getMessage()));
    }
  }

  private void failed(ForfeitException forfeit) {
    shortLives = answers < GOOD_LIFE ? shortLives + 1 : 1;
    lastFailure = forfeit.description() + " (" + forfeit.rule().id() + ")";
    running.ifPresent(BotProcess::kill);
    running = Optional.empty();
  }

  /// Closes the program's input, and kills the program if it does not end.
  @Override
  public void close() {
    running.ifPresent(BotProcess::dismiss);
    running = Optional.empty();
  }
}
