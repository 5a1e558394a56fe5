package umpire.tractor.text;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.text.Sentence;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.table.Tractor;
import umpire.tractor.text.classic.RoundNarrator;

/// Narrates the rulings that only a complete game has; passes those of a round to [RoundNarrator].
final class TractorNarrator {

  private final Tractor game;
  private final List<String> names;

  TractorNarrator(Tractor game, List<String> names) {
    this.game = game;
    this.names = names;
  }

  void tell(Ruling ruling, Sentence sentence) {
    boolean friends = game.rules().seating().findsFriends();
    if (!friends || !FriendsNarrator.tell(ruling, sentence)) {
      tellTeams(ruling, sentence);
    }
  }

  private void tellTeams(Ruling ruling, Sentence sentence) {
    int amount = ruling.amount();
    switch ((TractorRule) ruling.rule()) {
      case TWOS_ARE_TRUMPS -> sentence.say("the twos are also trumps");
      case DECLARED -> tellDeclared(ruling, sentence);
      case DECLARER_DEALS ->
          sentence.say("deals the first round, having declared {card}").fact("card", card(ruling));
      case TURN_UP ->
          sentence
              .say(
                  "nobody declares; which card of the kitty decides is not recorded, so nothing that"
                      + " follows can be decided")
              .fact("cards", ruling.subject());
      case FIRST_CARD_TURNED ->
          sentence
              .say("nobody declares; the first card of the kitty is {card}")
              .fact("card", card(ruling));
      case RANK_CARD_TURNED ->
          sentence
              .say("nobody declares; the deciding card of the kitty is {card}")
              .fact("card", card(ruling));
      case NO_MAIN_SUIT -> sentence.say("nobody declares: there is no main suit");
      case DEALT_ANEW ->
          sentence
              .say("nobody declares: the cards are dealt again")
              .fact("round", ruling.subject());
      case KITTY_TAKEN -> sentence.say("takes up the kitty").fact("open", amount);
      case TAKEN_OVER -> tellTakenOver(amount, sentence);
      case LAID_AWAY -> sentence.say("buries {count} cards").fact("count", ruling.subject());
      case THROW_REFUSED -> tellRefused(ruling, sentence);
      case THROW_FINE -> tellFine(ruling, sentence);
      case KITTY_POINTS -> tellKitty(ruling, sentence);
      case AT_MOST_THREE ->
          tellTeam(ruling, sentence.say("team {team} would go up {up}; three is the limit"))
              .fact("up", amount);
      case MUST_PLAY ->
          tellTeam(ruling, sentence.say("team {team} must play {rank} before going further"))
              .fact("rank", rank(amount));
      case SET_BACK ->
          tellTeam(ruling, sentence.say("team {team} goes back to {rank}"))
              .fact("rank", rank(amount));
      case SAME_DEALER -> sentence.say("deals again").fact("declarers", ruling.subject() + 1);
      case LAST_TRICK_DEALS ->
          sentence
              .say("deals next, having won the last trick")
              .fact("declarers", ruling.subject() + 1);
      default -> RoundNarrator.tell(ruling, game.round(), sentence);
    }
  }

  private static String card(Ruling ruling) {
    return TractorCard.of(ruling.subject()).name();
  }

  private static String rank(int rank) {
    return String.valueOf(TractorCard.rank(rank));
  }

  private static void tellDeclared(Ruling ruling, Sentence sentence) {
    String cards = (card(ruling) + " ").repeat(ruling.amount()).strip();
    boolean joker = Deck.isJoker(ruling.subject());
    sentence.say(joker ? "declares {cards}: no main suit" : "declares {cards}");
    sentence.fact("cards", cards);
  }

  private static void tellTakenOver(int main, Sentence sentence) {
    String name = String.valueOf(TractorCard.main(main));
    if (main == TrumpOrder.NO_SUIT) {
      sentence.say("takes over the kitty, no main suit").fact("main", name);
    } else {
      sentence.say("takes over the kitty, main suit {main}").fact("main", name);
    }
  }

  /// Narrates a refused throw. The ruling's amount holds the length of the component and the seat
  /// that can beat it.
  private void tellRefused(Ruling ruling, Sentence sentence) {
    int length = ruling.amount() >> 8;
    int beater = ruling.amount() & 0xff;
    String component = RoundNarrator.spelled(ruling.subject(), length, game.play().order());
    if (beater < names.size()) {
      sentence.say("takes the throw back: {beater} can beat {component}");
      sentence.fact("beater", names.get(beater));
    } else {
      sentence.say("takes the throw back: {beater:word} can beat {component}");
      sentence.fact("beater", "somebody");
    }
    sentence.fact("component", component);
    sentence.fact("length", length).fact("choices", game.play().thrown().choices());
  }

  private static void tellFine(Ruling ruling, Sentence sentence) {
    boolean pays = ruling.amount() < 0;
    sentence.say(pays ? "pays {fine} for the refused throw" : "gets {fine} for the refused throw");
    sentence.fact("fine", ruling.subject());
  }

  private void tellKitty(Ruling ruling, Sentence sentence) {
    sentence.say("points of the kitty, {hidden} times {times}");
    sentence.fact("hidden", game.round().hidden());
    sentence.fact("times", game.rules().kittyPoints(1, ruling.subject()));
    sentence.fact("w", ruling.subject());
  }

  private static Sentence tellTeam(Ruling ruling, Sentence told) {
    return told.fact("team", ruling.subject() + 1);
  }
}
