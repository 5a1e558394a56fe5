package umpire.tractor.text;

import umpire.core.Ruling;
import umpire.core.text.Sentence;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorRule;

/// Narrates the rulings that differ where friends are found: there are no teams, but the dealer's
/// side and the others, and every player has their own rank.
final class FriendsNarrator {

  private FriendsNarrator() {}

  /// Narrates a ruling if its words differ; returns whether they do.
  static boolean tell(Ruling ruling, Sentence sentence) {
    switch ((TractorRule) ruling.rule()) {
      case FRIEND_NAMED -> tellNamed(ruling, sentence);
      case FRIEND_FOUND -> tellFound(ruling, sentence);
      case DEALER_ALONE -> sentence.say("plays alone").fact("card", card(ruling));
      case UP_FOUR, UP_THREE, UP_TWO, UP_ONE, DEFENDERS_UP, EVERY_TWENTY ->
          sentence
              .say(isDealers(ruling) ? "the dealer's side goes up {up}" : "the others go up {up}")
              .fact("up", ruling.amount());
      case MADE_ALONE -> sentence.say("has made alone: {up} in all").fact("up", ruling.subject());
      case AT_MOST_THREE ->
          sentence
              .say(
                  isDealers(ruling)
                      ? "the dealer's side would go up {up}; three is the limit"
                      : "the others would go up {up}; three is the limit")
              .fact("up", ruling.amount());
      case OWN_RANK -> tellRank(ruling, sentence);
      case MUST_PLAY ->
          sentence.say("must play {rank} before going further").fact("rank", rank(ruling));
      case GAME_WON -> sentence.say("wins the game").fact("up", ruling.amount());
      case MAKE -> tellNext(ruling, sentence.say("deals next, as the dealer's friend"));
      case DOWN -> tellNext(ruling, sentence.say("deals next, as the first of the others"));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void tellNamed(Ruling ruling, Sentence sentence) {
    sentence
        .say(
            ruling.amount() == 1
                ? "names the card of a friend: the first {card} that is laid"
                : "names the card of a friend: the second {card} that is laid")
        .fact("card", card(ruling))
        .fact("copy", ruling.amount());
  }

  private static void tellFound(Ruling ruling, Sentence sentence) {
    if (ruling.amount() > 0) {
      sentence
          .say("has laid {card} and is the friend, with {taken} points that do not count")
          .fact("card", card(ruling))
          .fact("taken", ruling.amount());
    } else {
      sentence.say("has laid {card} and is the friend").fact("card", card(ruling)).fact("taken", 0);
    }
  }

  private static void tellRank(Ruling ruling, Sentence sentence) {
    int up = ruling.subject();
    if (ruling.amount() > Deck.ACE) {
      sentence.say("goes beyond the ace").fact("up", up);
    } else {
      sentence
          .say(up == 0 ? "stays at {rank}" : "goes up to {rank}")
          .fact("rank", rank(ruling))
          .fact("up", up);
    }
  }

  private static void tellNext(Ruling ruling, Sentence told) {
    told.fact("declarers", ruling.subject() + 1);
  }

  /// Whether the ruling concerns the dealer's side, not the others.
  private static boolean isDealers(Ruling ruling) {
    return ruling.subject() == 0;
  }

  private static String card(Ruling ruling) {
    return TractorCard.of(ruling.subject()).name();
  }

  private static String rank(Ruling ruling) {
    return String.valueOf(TractorCard.rank(ruling.amount()));
  }
}
