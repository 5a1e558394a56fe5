package umpire.sim.bot;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import umpire.core.kernel.ForfeitException;
import umpire.json.BadFieldsException;

/// A program that plays. It is started when it is first asked; when it fails it is killed, and
/// started anew at the next question. For one thread.
public final class ExternalBot implements AutoCloseable {

  /// A life with as many answers was not a short one: whoever fails now and then loses those games,
  /// and may go on.
  private static final int GOOD_LIFE = 100;

  private final String command;
  private final List<String> words;
  private final BotLimits limits;
  private final Complaints complaints;

  private Optional<BotProcess> running = Optional.empty();
  private int answers;
  private int shortLives;
  private String lastFailure = "";

  /// @param command the program and its arguments, parted by blanks, with quotes where needed; no
  ///   shell looks at it
  /// @param complaints is told what the program writes to its standard error, as far as that is not
  ///   too much; from another thread
  /// @throws IllegalArgumentException if the command cannot be understood
  public ExternalBot(String command, BotLimits limits, Consumer<String> complaints) {
    this.command = command.strip();
    this.words = CommandWords.of(command);
    this.limits = limits;
    this.complaints = new Complaints(complaints);
  }

  public String command() {
    return command;
  }

  /// Asks, and understands the answer.
  ///
  /// @param hello what the program is told first when it is started
  /// @param understanding throws a [ForfeitException] at an answer that is none
  public <A> A ask(Supplier<String> hello, String question, Function<String, A> understanding) {
    try {
      A answer = understanding.apply(heard(hello, question));
      answers++;
      return answer;
    } catch (ForfeitException forfeit) {
      failed(forfeit);
      throw forfeit;
    }
  }

  private String heard(Supplier<String> hello, String question) {
    if (running.isPresent()) {
      return running.get().ask(question, limits.move());
    }
    BotProcess process = started();
    greet(process, hello.get());
    return process.ask(question, limits.move());
  }

  /// A bot says first which protocol it speaks, so that one for another is told so and does not
  /// lose game after game for reasons that nobody understands.
  private void greet(BotProcess process, String hello) {
    String said;
    try {
      said = process.ask(hello, limits.start());
    } catch (ForfeitException forfeit) {
      if (forfeit.rule() == BotRule.KEEP_RUNNING) {
        throw forfeit;
      }
      throw wrongProtocol(forfeit.what());
    }
    long version;
    try {
      version = Questions.version(said);
    } catch (BadFieldsException wrong) {
      throw wrongProtocol("answered 'hello' with " + Answer.quoted(said));
    }
    if (version != Questions.VERSION) {
      throw wrongProtocol("speaks version " + version);
    }
  }

  private BotGivenUpException wrongProtocol(String what) {
    close();
    return new BotGivenUpException(
        ("the bot '%1$s' %2$s: this is version %3$d of the protocol, in which a bot answers 'hello' with"
                + " {\"v\": %3$d}; docs/bots.md says what a bot of version 1 has to change")
            .formatted(command, what, Questions.VERSION));
  }

  private BotProcess started() {
    if (shortLives >= limits.failures()) {
      throw new BotGivenUpException(
          "the bot '%s' failed %d times in a row and is given up; the last time it %s"
              .formatted(command, shortLives, lastFailure));
    }
    try {
      var process = BotProcess.start(words, complaints);
      running = Optional.of(process);
      answers = 0;
      return process;
    } catch (IOException impossible) {
      throw new BotGivenUpException(
          "the bot '%s' cannot be started: %s".formatted(command, impossible.getMessage()));
    }
  }

  private void failed(ForfeitException forfeit) {
    shortLives = answers < GOOD_LIFE ? shortLives + 1 : 1;
    lastFailure = forfeit.what() + " (" + forfeit.rule().id() + ")";
    running.ifPresent(BotProcess::kill);
    running = Optional.empty();
  }

  /// Ends the program: its input ends, and if that does not make it end, it is killed.
  @Override
  public void close() {
    running.ifPresent(BotProcess::dismiss);
    running = Optional.empty();
  }
}
