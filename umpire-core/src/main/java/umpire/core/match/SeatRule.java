package umpire.core.match;

import java.util.List;
import umpire.core.Rule;
import umpire.core.Source;

/// The rules for every player in a seat, in every game: a person, a strategy or a bot. They are
/// kept apart from the rulebook of the game, because a record of the same game need not follow
/// them.
public enum SeatRule implements Rule {
  NAME_EVERY_CARD(
      "a player names every card: only the scorer of a game played elsewhere may"
          + " leave one unknown, as `?`",
      "B8");

  private final Clause clause;

  SeatRule(String statement, String decision) {
    clause = new Clause(Kind.DUTY, statement, List.of(new Source.House(decision)));
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
