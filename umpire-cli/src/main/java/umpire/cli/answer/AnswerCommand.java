package umpire.cli.answer;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.answer.AnswerLoop;

/// The command `umpire answer`.
@Command(
    name = "answer",
    description = {AnswerCommand.ABOUT, ""},
    footer = {
      "",
      "Try",
      "  echo '{\"do\":\"rules\",\"game\":\"cribbage\"}' | umpire answer",
    },
    mixinStandardHelpOptions = true)
public final class AnswerCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Answers questions from programs: one JSON object per line on standard input, one"
          + " answer per line on standard output, in the same order, until the input ends."
          + " Covers judge, explain, verify, ask, count, rules, profiles, events and"
          + " strategies; see docs/answer.md.";

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
