package umpire.tractor.text;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.text.Telling;
import umpire.tractor.Deck;
import umpire.tractor.Tractor;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorRule;

/// Says the rulings that only a complete game has; those of a round are told as ever.
final class TractorNarrator {

  private final Tractor game;
  private final List<String> names;

  TractorNarrator(Tractor game, List<String> names) {
    this.game = game;
    this.names = names;
  }

  void tell(Ruling ruling, Telling telling) {
    int amount = ruling.amount();
    switch ((TractorRule) ruling.rule()) {
      case DECLARED -> tellDeclared(ruling, telling);
      case DECLARER_DEALS ->
          telling.say("deals the first round, having declared ").fact("card", card(ruling));
      case TURN_UP ->
          telling
              .say("nobody declares; which card of the kitty decides is not recorded, so nothing")
              .say(" that follows can be decided")
              .aside("cards", ruling.subject());
      case FIRST_CARD_TURNED ->
          telling
              .say("nobody declares; the first card of the kitty is ")
              .fact("card", card(ruling));
      case RANK_CARD_TURNED ->
          telling.say("nobody declares; what counts in the kitty is ").fact("card", card(ruling));
      case KITTY_TAKEN -> telling.say("takes up the kitty").aside("open", amount);
      case LAID_AWAY -> telling.say("lays ").fact("count", ruling.subject()).say(" cards away");
      case THROW_REFUSED -> tellRefused(ruling, telling);
      case THROW_FINE -> tellFine(ruling, telling);
      case KITTY_POINTS -> tellKitty(ruling, telling);
      case UP_FOUR, EVERY_TWENTY -> tellRise(ruling, telling);
      case AT_MOST_THREE ->
          tellTeam(ruling, telling).say(" would go up ").fact("up", amount).say("; three is most");
      case MUST_PLAY -> tellMust(ruling, telling);
      case SET_BACK -> tellTeam(ruling, telling).say(" goes back to ").fact("rank", rank(amount));
      case SAME_DEALER -> telling.say("deals again").aside("declarers", ruling.subject() + 1);
      default -> RoundNarrator.tell(ruling, game.round(), telling);
    }
  }

  private static String card(Ruling ruling) {
    return TractorCard.of(ruling.subject()).name();
  }

  private static String rank(int rank) {
    return String.valueOf(TractorCard.rank(rank));
  }

  private static void tellDeclared(Ruling ruling, Telling telling) {
    String cards = (card(ruling) + " ").repeat(ruling.amount()).strip();
    telling.say("declares ").fact("cards", cards);
    telling.say(Deck.isJoker(ruling.subject()) ? ": no main suit" : "");
  }

  /// The amount holds the length of the component and who can beat it.
  private void tellRefused(Ruling ruling, Telling telling) {
    int length = ruling.amount() >> 8;
    int beater = ruling.amount() & 0xff;
    String component = RoundNarrator.spelled(ruling.subject(), length, game.play().order());
    telling
        .say("takes the throw back: ")
        .fact("beater", beater < names.size() ? names.get(beater) : "somebody");
    telling.say(" can beat ").fact("component", component);
    telling.aside("length", length).aside("choices", game.play().choices());
  }

  private static void tellFine(Ruling ruling, Telling telling) {
    boolean pays = ruling.amount() < 0;
    telling.say(pays ? "pays " : "gets ").fact("fine", ruling.subject());
    telling.say(" for the refused throw");
  }

  private void tellKitty(Ruling ruling, Telling telling) {
    telling.say("points of the kitty, ").fact("hidden", game.round().hidden()).say(" times ");
    telling.fact("times", game.rules().kittyPoints(1, ruling.subject()));
    telling.aside("w", ruling.subject());
  }

  private static Telling tellTeam(Ruling ruling, Telling telling) {
    return telling.say("team ").fact("team", ruling.subject() + 1);
  }

  private void tellRise(Ruling ruling, Telling telling) {
    int rank = game.round().rank(ruling.subject());
    tellTeam(ruling, telling).say(" goes up ").fact("up", ruling.amount());
    if (rank > Deck.ACE) {
      telling.say(", beyond the ace");
    } else {
      telling.say(ruling.amount() == 0 ? ", it stays at " : ", to ").fact("rank", rank(rank));
    }
  }

  private static void tellMust(Ruling ruling, Telling telling) {
    tellTeam(ruling, telling).say(" must play ").fact("rank", rank(ruling.amount()));
    telling.say(" before it goes on");
  }
}
