package umpire.command.ask;

import java.util.List;
import umpire.core.match.Finding;
import umpire.core.ruling.FindingJson;
import umpire.core.text.Json;

/// The referee's answer about a position, as JSON.
public final class PositionAnswerJson {

  private static final int VERSION = 1;

  private PositionAnswerJson() {}

  public static Json of(PositionAnswer answer) {
    return switch (answer) {
      case PositionAnswer.GameOver() -> start("over");
      case PositionAnswer.Legal(String who, List<String> events, boolean complete) ->
          start("legal").put("who", who).put("events", events).put("complete", complete);
      case PositionAnswer.CheckedEvent(String event, Finding finding) ->
          start("ruling").put("event", event).put("ruling", FindingJson.of(finding));
      case PositionAnswer.ViewerFacts(String facts) -> start("facts").putRaw("facts", facts);
    };
  }

  private static Json start(String type) {
    return new Json().put("v", VERSION).put("type", type);
  }
}
