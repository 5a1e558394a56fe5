package umpire.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import umpire.cli.answer.AnswerCommand;
import umpire.cli.ask.AskCommand;
import umpire.cli.compare.CompareCommand;
import umpire.cli.convert.ConvertCommand;
import umpire.cli.count.CountCommand;
import umpire.cli.events.EventsCommand;
import umpire.cli.explain.ExplainCommand;
import umpire.cli.generate.GenerateCommand;
import umpire.cli.judge.JudgeCommand;
import umpire.cli.play.PlayCommand;
import umpire.cli.profiles.ProfilesCommand;
import umpire.cli.review.ReviewCommand;
import umpire.cli.rules.RulesCommand;
import umpire.cli.simulate.SimulateCommand;
import umpire.cli.strategies.StrategiesCommand;
import umpire.cli.verify.VerifyCommand;
import umpire.command.Streams;
import umpire.options.FurtherCommands;

/// All commands of the command line, in the order of the help.
final class Commands {

  /// A command of the help.
  ///
  /// @param name the name as typed
  /// @param about the description of the command
  /// @param made creates the object for the command-line parser, only when needed
  record Entry(String name, String about, Supplier<Object> made) {}

  private Commands() {}

  static List<Entry> all(Streams streams) {
    var calls = new ArrayList<Entry>();
    calls.add(new Entry("judge", JudgeCommand.ABOUT, () -> new JudgeCommand(streams)));
    calls.add(new Entry("explain", ExplainCommand.ABOUT, () -> new ExplainCommand(streams)));
    calls.add(new Entry("count", CountCommand.ABOUT, () -> CountCommand.withGames(streams)));
    calls.add(new Entry("rules", RulesCommand.ABOUT, () -> new RulesCommand(streams)));
    calls.add(new Entry("profiles", ProfilesCommand.ABOUT, () -> new ProfilesCommand(streams)));
    calls.add(new Entry("events", EventsCommand.ABOUT, () -> new EventsCommand(streams)));
    calls.add(
        new Entry("strategies", StrategiesCommand.ABOUT, () -> new StrategiesCommand(streams)));
    calls.add(new Entry("play", PlayCommand.ABOUT, () -> new PlayCommand(streams)));
    calls.add(new Entry("simulate", SimulateCommand.ABOUT, () -> new SimulateCommand(streams)));
    calls.add(new Entry("compare", CompareCommand.ABOUT, () -> new CompareCommand(streams)));
    calls.add(new Entry("verify", VerifyCommand.ABOUT, () -> new VerifyCommand(streams)));
    calls.add(new Entry("ask", AskCommand.ABOUT, () -> new AskCommand(streams)));
    calls.add(new Entry("answer", AnswerCommand.ABOUT, () -> new AnswerCommand(streams)));
    calls.add(new Entry("review", ReviewCommand.ABOUT, () -> new ReviewCommand(streams)));
    calls.add(new Entry("convert", ConvertCommand.ABOUT, () -> new ConvertCommand(streams)));
    calls.add(
        new Entry(
            "generate", GenerateCommand.ABOUT, () -> GenerateCommand.withShapesInHelp(streams)));
    calls.addAll(further(streams));
    calls.add(
        new Entry("completion", CompletionCommand.ABOUT, () -> new CompletionCommand(streams)));
    return calls;
  }

  /// Commands of modules that may be absent; the help lists them in any case.
  private static List<Entry> further(Streams streams) {
    var here = new HashMap<String, Supplier<Object>>();
    for (FurtherCommands module : ServiceLoader.load(FurtherCommands.class)) {
      here.putAll(module.commands(streams));
    }
    var calls = new ArrayList<Entry>();
    for (FurtherCommands.Announcement call : FurtherCommands.ANNOUNCED) {
      Supplier<Object> absent = () -> AbsentCommand.of(call, streams);
      calls.add(new Entry(call.name(), call.about(), here.getOrDefault(call.name(), absent)));
    }
    return calls;
  }
}
