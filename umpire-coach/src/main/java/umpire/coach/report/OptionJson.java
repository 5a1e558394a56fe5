package umpire.coach.report;

import java.util.List;
import umpire.coach.Decision.Option;
import umpire.core.text.Json;

/// The options of a seat as JSON.
public final class OptionJson {

  private OptionJson() {}

  static Json of(Option option) {
    return new Json()
        .put("what", option.what())
        .put("value", option.value())
        .put("error", option.error())
        .put("behind", option.behind())
        .put("behindError", option.behindError())
        .put("reason", option.reason().text());
  }

  /// The advice for a seat: its options, the best first.
  ///
  /// @param who the name of the seat
  public static Json advice(String who, List<Option> options) {
    return new Json()
        .put("v", 1)
        .put("type", "advice")
        .put("who", who)
        .objects("options", options.stream().map(OptionJson::of).toList());
  }
}
