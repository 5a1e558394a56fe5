package umpire.cli.answer;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.answer.AnswerLoop;

/// `umpire answer`.
@Command(
    name = "answer",
    description = {AnswerCommand.ABOUT, ""},
    footer = {
      "",
      "Try",
      "  echo '{\"do\":\"count\",\"game\":\"cribbage\",\"words\":\"5H 5D 5S JC 5C\"}' | umpire answer",
    },
    mixinStandardHelpOptions = true)
public final class AnswerCommand implements Callable<Integer> {

  /// What it does, for the list of commands and its own help.
  public static final String ABOUT =
      "Answers questions of programs: one JSON object a line on standard input, one answer a line on"
          + " standard output, in their order, until the input ends. Asks and answers what judge,"
          + " explain, verify, ask, count, rules, profiles, events and strategies do; docs/answer.md"
          + " describes it.";

  private final Streams streams;

  public AnswerCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try {
      new AnswerLoop(streams.in(), streams.out()).run();
      return Status.FINE;
    } catch (IOException failure) {
      return streams.cannotRead(Streams.name(Streams.STANDARD_INPUT), failure);
    }
  }
}
