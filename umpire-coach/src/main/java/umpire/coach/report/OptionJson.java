package umpire.coach.report;

import java.util.List;
import umpire.coach.Decision.Option;
import umpire.core.text.Json;

/// What the coach says of something that could be done, as JSON.
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

  /// All that somebody could do, the best first.
  public static Json advice(String who, List<Option> options) {
    return new Json()
        .put("v", 1)
        .put("type", "advice")
        .put("who", who)
        .objects("options", options.stream().map(OptionJson::of).toList());
  }
}
