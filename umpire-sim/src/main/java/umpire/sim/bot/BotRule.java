package umpire.sim.bot;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Source;

/// What a bot must keep to, whatever it plays. Breaking one of these gives the game away; so does
/// an event that a [umpire.core.match.SeatRule] or the game's own rules refuse.
public enum BotRule implements Rule {
  ANSWER_IN_TIME("a bot reads a question and answers it within the time for a move", "B1"),
  KEEP_RUNNING("a bot runs, reads and can be heard until its input ends", "B3"),
  SHORT_LINES("a line of a bot has no more than 65,536 bytes", "B4"),
  ANSWER_IN_JSON("a bot answers with one JSON object a line that has an `id` and an `event`", "B5"),
  ANSWER_WHAT_WAS_ASKED("a bot answers the question that was asked, and answers it once", "B6"),
  KNOWN_EVENT("a bot says its event in the words that a record of the game uses", "B7");

  private final Clause clause;

  BotRule(String statement, String... decisions) {
    var sources = new ArrayList<Source>();
    for (String decision : decisions) {
      sources.add(new Source.House(decision));
    }
    clause = new Clause(Kind.DUTY, statement, List.copyOf(sources));
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
