package umpire.sim.bot;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Source;

/// The rules that every bot must follow in any game. A bot that breaks one forfeits the game, as it
/// does with an event that a [umpire.core.match.SeatRule] or the game's own rules forbid.
public enum BotRule implements Rule {
  ANSWER_IN_TIME("a bot reads a question and answers it within the time for a move", "B1"),
  KEEP_RUNNING("a bot runs, reads its input and keeps its output open until its input ends", "B3"),
  SHORT_LINES("a line of a bot has at most 65,536 bytes", "B4"),
  ANSWER_IN_JSON(
      "a bot answers with one JSON object per line, which has an `id` and an `event`", "B5"),
  ANSWER_WHAT_WAS_ASKED("a bot answers the question that was asked, and answers it once", "B6"),
  KNOWN_EVENT("a bot writes its event in the words of a record of the game", "B7");

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
