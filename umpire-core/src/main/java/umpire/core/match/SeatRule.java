package umpire.core.match;

import java.util.Collections;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Source;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Event;
import umpire.core.words.Vocabulary;

/// The rules for whoever holds a seat, in every game: a person, a strategy or a bot. They stand
/// beside the rulebook of the game, because a record of the same game need not keep to them.
public enum SeatRule implements Rule {
  NAME_EVERY_CARD(
      "a player names every card: only somebody who writes down a game played elsewhere may leave"
          + " one unknown, as `?`",
      "B8");

  private final Clause clause;

  SeatRule(String statement, String decision) {
    clause = new Clause(Kind.DUTY, statement, List.of(new Source.House(decision)));
  }

  @Override
  public Clause clause() {
    return clause;
  }

  /// Whether an event leaves a card unknown.
  ///
  /// @param seats how many there are at the table
  public static boolean leavesUnknown(Vocabulary vocabulary, Event event, int seats) {
    // Nobody is called ? here, so that a word ? is a card.
    String words = vocabulary.write(event, Collections.nCopies(seats, "seat"));
    return List.of(words.split(" ")).contains(CardNames.UNKNOWN);
  }
}
