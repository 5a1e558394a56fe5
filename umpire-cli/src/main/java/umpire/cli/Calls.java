package umpire.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import umpire.cli.answer.AnswerCall;
import umpire.cli.ask.AskCall;
import umpire.cli.compare.CompareCall;
import umpire.cli.convert.ConvertCall;
import umpire.cli.count.CountCall;
import umpire.cli.events.EventsCall;
import umpire.cli.explain.ExplainCall;
import umpire.cli.generate.GenerateCall;
import umpire.cli.judge.JudgeCall;
import umpire.cli.play.PlayCall;
import umpire.cli.profiles.ProfilesCall;
import umpire.cli.review.ReviewCall;
import umpire.cli.rules.RulesCall;
import umpire.cli.simulate.SimulateCall;
import umpire.cli.strategies.StrategiesCall;
import umpire.cli.verify.VerifyCall;
import umpire.command.Streams;
import umpire.options.FurtherCalls;

/// All calls of the command line, in the order of the help.
final class Calls {

  /// A call.
  ///
  /// @param name as it is typed
  /// @param about what it does
  /// @param made what the command-line parser understands, made only where it is needed
  record Call(String name, String about, Supplier<Object> made) {}

  private Calls() {}

  static List<Call> all(Streams streams) {
    var calls = new ArrayList<Call>();
    calls.add(new Call("judge", JudgeCall.ABOUT, () -> new JudgeCall(streams)));
    calls.add(new Call("explain", ExplainCall.ABOUT, () -> new ExplainCall(streams)));
    calls.add(new Call("count", CountCall.ABOUT, () -> CountCall.withGames(streams)));
    calls.add(new Call("rules", RulesCall.ABOUT, () -> new RulesCall(streams)));
    calls.add(new Call("profiles", ProfilesCall.ABOUT, () -> new ProfilesCall(streams)));
    calls.add(new Call("events", EventsCall.ABOUT, () -> new EventsCall(streams)));
    calls.add(new Call("strategies", StrategiesCall.ABOUT, () -> new StrategiesCall(streams)));
    calls.add(new Call("play", PlayCall.ABOUT, () -> new PlayCall(streams)));
    calls.add(new Call("simulate", SimulateCall.ABOUT, () -> new SimulateCall(streams)));
    calls.add(new Call("compare", CompareCall.ABOUT, () -> new CompareCall(streams)));
    calls.add(new Call("verify", VerifyCall.ABOUT, () -> new VerifyCall(streams)));
    calls.add(new Call("ask", AskCall.ABOUT, () -> new AskCall(streams)));
    calls.add(new Call("answer", AnswerCall.ABOUT, () -> new AnswerCall(streams)));
    calls.add(new Call("review", ReviewCall.ABOUT, () -> new ReviewCall(streams)));
    calls.add(new Call("convert", ConvertCall.ABOUT, () -> new ConvertCall(streams)));
    calls.add(
        new Call("generate", GenerateCall.ABOUT, () -> GenerateCall.withShapesInHelp(streams)));
    calls.addAll(further(streams));
    calls.add(new Call("completion", CompletionCall.ABOUT, () -> new CompletionCall(streams)));
    return calls;
  }

  /// Calls of modules that may or may not be here; the help names them in any case.
  private static List<Call> further(Streams streams) {
    var here = new HashMap<String, Supplier<Object>>();
    for (FurtherCalls module : ServiceLoader.load(FurtherCalls.class)) {
      here.putAll(module.calls(streams));
    }
    var calls = new ArrayList<Call>();
    for (FurtherCalls.Announced call : FurtherCalls.ANNOUNCED) {
      Supplier<Object> absent = () -> AbsentCall.of(call, streams);
      calls.add(new Call(call.name(), call.about(), here.getOrDefault(call.name(), absent)));
    }
    return calls;
  }
}
