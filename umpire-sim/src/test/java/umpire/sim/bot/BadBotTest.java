package umpire.sim.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Rule;
import umpire.core.kernel.Ending;
import umpire.core.kernel.ForfeitException;
import umpire.core.match.SeatRule;

/// Bots that break the rules lose their game, in bounded time, and only that game.
@Timeout(120)
class BadBotTest {

  /// Long enough for a machine that is busy with other tests; each bad bot costs this time.
  private static final Duration MOVE = Duration.ofSeconds(2);

  private static final Duration START = Duration.ofSeconds(30);

  @TempDir Path folder;

  @AfterEach
  void noProcessIsLeftBehind() throws InterruptedException {
    long patience = System.nanoTime() + 10_000_000_000L;
    while (bots() > 0 && System.nanoTime() < patience) {
      Thread.sleep(20);
    }
    assertThat(bots()).isZero();
  }

  private static long bots() {
    try (Stream<ProcessHandle> children = ProcessHandle.current().descendants()) {
      return children.filter(ProcessHandle::isAlive).count();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "slow, ANSWER_IN_TIME, did not answer within 2 s",
    "parent, ANSWER_IN_TIME, did not answer within 2 s",
    "crashing, KEEP_RUNNING, ended with status 3",
    "mute, KEEP_RUNNING, closed its input or output",
    "long-line, SHORT_LINES, 'wrote more than 65,536 bytes in one line'",
    "not-json, ANSWER_IN_JSON, answered 'I lay ",
    "no-object, ANSWER_IN_JSON, 'answered ''[2]'': expected a JSON object with an id and an event'",
    "no-event, ANSWER_IN_JSON, 'answered ''{\"id\":2}'': expected a JSON object'",
    "two-values, ANSWER_IN_JSON, answered",
    "wrong-id, ANSWER_WHAT_WAS_ASKED, answered question 72 when it was asked question 2",
    "chatty, ANSWER_WHAT_WAS_ASKED, answered question 2 when it was asked question 3",
    "says, KNOWN_EVENT, answered '': expected an event",
    "says 'fly away', KNOWN_EVENT, 'answered ''fly away'': ''fly'''",
    "says 'lay 99', KNOWN_EVENT, answered 'lay 99'"
  })
  void losesItsGameAndPlaysTheNext(String manner, BotRule rule, String what) {
    try (var table = table(once(manner))) {
      assertThat(forfeit(table.play(1), rule).what()).startsWith(what);
      assertThat(table.play(2)).isEqualTo(new Ending.Over());
    }
  }

  @Test
  void losesItsGameByACardThatItDoesNotName() {
    try (var table = table(once("says 'discard 5H ?'"))) {
      Ending.Forfeited lost = forfeit(table.play(1), SeatRule.NAME_EVERY_CARD);
      assertThat(lost.what()).isEqualTo("answered 'discard 5H ?'");
      assertThat(table.play(2)).isEqualTo(new Ending.Over());
    }
  }

  /// An illegal event breaks a rule of the game, and the program keeps running.
  @ParameterizedTest
  @ValueSource(strings = {"starter 5H", "go", "agree", "count 29"})
  void anIllegalEventLosesByTheGamesOwnRule(String words) {
    try (var table = table(TestBot.command("says '" + words + "'"))) {
      for (int seed = 1; seed <= 2; seed++) {
        var lost = (Ending.Forfeited) table.play(seed);
        assertThat(lost.rule()).isNotInstanceOf(BotRule.class);
        assertThat(lost.what()).isEqualTo("wanted to '" + words + "'");
      }
    }
  }

  /// A bot may take the time for a start to answer the greeting. A bot of version 1 does not answer
  /// it.
  @ParameterizedTest
  @ValueSource(strings = {"silent", "deaf"})
  void isGivenUpWhenItDoesNotAnswerTheGreeting(String manner) {
    var limits = new BotLimits(Duration.ofMillis(1), MOVE, 10);
    try (var table = BotTable.of("cribbage", TestBot.command(manner), limits)) {
      long start = System.nanoTime();
      assertThatThrownBy(() -> table.play(1))
          .isInstanceOf(BotFailedException.class)
          .hasMessageStartingWith("the bot '")
          .hasMessageEndingWith(
              manner
                  + "' does not use version 2 of the protocol (docs/bots.md lists the changes):"
                  + " expected {\"v\": 2} in answer to 'hello', but it did not answer within 2 s:"
                  + " expected one line; is it still thinking, or is its output not flushed?");
      assertThat(System.nanoTime() - start).isGreaterThan(MOVE.toNanos());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\\\"v\\\":1} | does not use version 2 of the protocol",
        "{\\\"v\\\":1} | expected {\"v\": 2} in answer to 'hello', but it answered version 1",
        "{\\\"v\\\":3} | expected {\"v\": 2} in answer to 'hello', but it answered version 3",
        "{} | but it answered '{}'",
        "hello | but it answered 'hello'",
        "{\\\"v\\\":true} | but it answered '{\"v\":true}'"
      })
  void isGivenUpWhenItSpeaksAnotherProtocol(String says, String what) {
    try (var table = table(TestBot.command("greets \"" + says + "\""))) {
      assertThatThrownBy(() -> table.play(1))
          .isInstanceOf(BotFailedException.class)
          .hasMessageContaining(what);
    }
  }

  /// A bot that does not read leaves questions in the pipe, but this one is too long for it.
  @Test
  void isNotWaitedForWhileItDoesNotRead() throws Exception {
    var bot = BotProcess.start(CommandWords.of(TestBot.command("deaf")), new Complaints(_ -> {}));
    assertThatThrownBy(() -> bot.ask("x".repeat(1 << 20), Duration.ofMillis(300)))
        .isInstanceOf(ForfeitException.class)
        .hasMessage("did not read its question within 300 ms");
  }

  @Test
  void maySayAnythingToItsStandardError() {
    var heard = new CopyOnWriteArrayList<String>();
    var limits = new BotLimits(START, START, 1);
    try (var table =
        BotTable.of("cribbage", new ExternalBot(TestBot.command("shouting"), limits, heard::add))) {
      assertThat(table.play(1)).isEqualTo(new Ending.Over());
    }
    assertThat(heard)
        .hasSize(101)
        .startsWith("I have something to say that is of no interest to anybody else.")
        .endsWith("(further error output is not shown)");
  }

  @Test
  void mayNotTalkWithoutBeingAsked() {
    try (var table = table(TestBot.command("flooding"))) {
      forfeit(table.play(1), BotRule.ANSWER_WHAT_WAS_ASKED);
    }
  }

  @Test
  void isGivenUpWhenItAlwaysFails() {
    var limits = new BotLimits(MOVE, START, 2);
    try (var table = BotTable.of("cribbage", TestBot.command("stillborn"), limits)) {
      forfeit(table.play(1), BotRule.KEEP_RUNNING);
      forfeit(table.play(2), BotRule.KEEP_RUNNING);
      assertThatThrownBy(() -> table.play(3))
          .isInstanceOf(BotFailedException.class)
          .hasMessageEndingWith(
              "stillborn' failed 2 times in a row and is given up; the last time it ended with"
                  + " status 3 (keep-running)");
    }
  }

  @Test
  void isGivenUpWhenItCannotBeStarted() {
    try (var table = table("./no-such-bot --fast")) {
      assertThatThrownBy(() -> table.play(1))
          .isInstanceOf(BotFailedException.class)
          .hasMessageStartingWith("the bot './no-such-bot --fast' cannot be started: ");
    }
  }

  @Test
  void isNotAskedAfterAnInterrupt() {
    try (var table = table(TestBot.command("silent"))) {
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> table.play(1)).isInstanceOf(CancellationException.class);
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void everyRuleCitesItsDecision() {
    for (Rule rule : rules()) {
      assertThat(rule.citation()).startsWith("decision B");
      assertThat(rule.kind()).isEqualTo(Rule.Kind.DUTY);
    }
  }

  /// Every rule that a bot may break besides those of its game.
  static List<Rule> rules() {
    return Stream.concat(Stream.of(BotRule.values()), Stream.of(SeatRule.values()))
        .map(Rule.class::cast)
        .toList();
  }

  private String once(String manner) {
    return TestBot.command("once '" + folder.resolve("lived") + "' " + manner);
  }

  private static BotTable<?> table(String command) {
    return BotTable.of("cribbage", command, new BotLimits(MOVE, START, 10));
  }

  private static Ending.Forfeited forfeit(Ending ending, Rule rule) {
    assertThat(ending).isInstanceOf(Ending.Forfeited.class);
    var lost = (Ending.Forfeited) ending;
    assertThat(lost.rule()).as(lost.what()).isEqualTo(rule);
    assertThat(lost.seat()).isZero();
    return lost;
  }
}
