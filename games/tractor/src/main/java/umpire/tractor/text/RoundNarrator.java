package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.text.Sentence;
import umpire.tractor.Component;
import umpire.tractor.Deck;
import umpire.tractor.Round;
import umpire.tractor.TractorRule;
import umpire.tractor.Trick;
import umpire.tractor.TrumpOrder;

/// Says rulings the way players say them.
public final class RoundNarrator {

  private final Ruling ruling;
  private final Round round;
  private final Trick trick;
  private final Sentence sentence;

  private RoundNarrator(Ruling ruling, Round round, Sentence sentence) {
    this.ruling = ruling;
    this.round = round;
    this.trick = round.trick();
    this.sentence = sentence;
  }

  /// Tells a ruling on a round.
  public static void tell(Ruling ruling, Round round, Sentence sentence) {
    new RoundNarrator(ruling, round, sentence).tell();
  }

  private void tell() {
    switch ((TractorRule) ruling.rule()) {
      case TRUMPS -> tellTrumps();
      case SINGLE -> tellComponent("single ");
      case PAIR -> tellComponent("pair ");
      case TRACTOR -> tellComponent("tractor ");
      case THROW -> tellThrow();
      case MIXED_FOLLOW -> cannotWin(" is mixed");
      case OTHER_SUIT -> cannotWin(" is of another suit");
      case NOT_LIKE_LEAD -> tellLacked();
      case ONLY_TRUMPS_BEAT -> cannotWin(": only trumps beat this throw");
      case TRUMP_THROW_STANDS -> cannotWin(": nothing beats a throw of trumps");
      case HIGHEST_CARD, HONOR_CARD, FIRST_PLAYED, HIGHEST_OF_RUFF, COMPONENTS_IN_TURN ->
          tellComparison();
      case EVERY_COMPONENT -> tellEvery();
      case TRICK_WON -> tellWinner();
      case TRICK_POINTS -> sentence.say("the points of trick ").fact("trick", ruling.subject());
      case NOT_COUNTED -> tellUncounted();
      case LAST_TRICK -> tellLastTrick();
      case HIDDEN_POINTS -> tellHiddenPoints();
      case ROUND_OVER -> tellEnd();
      case UP_THREE, UP_TWO, UP_ONE, DEFENDERS_UP -> tellRise(ruling.subject());
      case GAME_WON ->
          sentence.say("team ").fact("team", ruling.subject() + 1).say(" wins the game");
      case MAKE -> tellDealer("deals next, as the dealer's partner");
      case DOWN -> tellDealer("deals next, as the player after the dealer");
      case TWO_DECKS,
          TWENTY_FIVE,
          DEALER_LEADS,
          LEAD_A_CARD,
          IN_TURN,
          AS_MANY,
          WINNER_LEADS,
          ONE_GROUP ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
      default -> throw new IllegalArgumentException(ruling + " belongs to the complete game");
    }
  }

  private void tellTrumps() {
    int main = ruling.subject();
    sentence.say("deals, rank ").fact("rank", rank(ruling.amount()));
    mainSuit(main, sentence.say(", "));
  }

  /// Says the main suit of a round.
  static Sentence mainSuit(int main, Sentence into) {
    return main == TrumpOrder.NO_SUIT
        ? into.say("no main suit").aside("main", "O")
        : into.say("main suit ").fact("main", String.valueOf(CardText.main(main)));
  }

  private void tellThrow() {
    sentence.say("throws ").fact("cut", String.join("-", components()));
    sentence.aside("components", components()).aside("longest", ruling.amount());
  }

  /// A component of the lead: all of it, or one of those that the throw was just said to have.
  private void tellComponent(String kind) {
    sentence.say(trick.isThrow() ? "with the " + kind : "leads the " + kind);
    sentence.fact("cards", spelled(ruling.subject(), ruling.amount()));
    sentence.aside("length", ruling.amount());
  }

  private void cannotWin(String why) {
    var cards = new StringBuilder();
    for (int i = 0; i < trick.size(ruling.seat()); i++) {
      cards.append(CardText.name(trick.card(ruling.seat(), i)));
    }
    sentence.fact("cards", cards.toString()).say(why);
  }

  /// Which component of the lead a follow has nothing for: the longest are supplied first.
  private void tellLacked() {
    int lacked = ruling.subject();
    int length = ruling.amount();
    cannotWin(" cannot be built like the lead: has no ");
    sentence.parts("lacks", List.of(kind(length)));
    sentence.say(lacked == 0 ? " for " : " left for ");
    sentence.fact("component", spelled(trick.component(trick.leader(), lacked), length));
    sentence.aside("length", length);
  }

  private static Sentence kind(int length) {
    return length == 2
        ? Sentence.of("pair")
        : Sentence.of("tractor of ").fact("pairs", length / 2).say(" pairs");
  }

  /// How a follow was arranged, and how the card that counts compares with the best so far.
  private void tellComparison() {
    String arranged = String.join("-", components());
    if (trick.size(ruling.seat()) > 1) {
      sentence.fact("arranged", arranged).say(trick.countsHonor() ? ": honor card " : ": ");
    } else {
      sentence.aside("arranged", arranged);
    }
    int honor = Component.top(ruling.subject());
    int best = ruling.amount();
    int lead = round.order().place(honor) - round.order().place(best);
    sentence.fact("honor", CardText.name(honor));
    sentence.say(lead > 0 ? " beats " : lead < 0 ? " is lower than " : " is equal to ");
    sentence.fact("best", CardText.name(best)).say(lead == 0 ? ", which was first" : "");
    sentence.aside("beats", lead > 0 ? 1 : 0);
  }

  /// Whether all components of a ruff are higher than those of the best so far, or one that is not.
  private void tellEvery() {
    int own = Component.top(ruling.subject());
    int best = ruling.amount();
    boolean beats = round.order().place(own) > round.order().place(best);
    sentence.fact("arranged", String.join("-", components()));
    if (beats) {
      sentence.say(": every component is higher").aside("best", CardText.name(best));
    } else {
      sentence.say(": ").fact("honor", CardText.name(own));
      sentence.say(" is not higher than ").fact("best", CardText.name(best));
    }
    sentence.aside("beats", beats ? 1 : 0);
  }

  private void tellWinner() {
    sentence.say("takes trick ").fact("trick", ruling.amount());
    sentence.say(" with ").fact("card", CardText.name(Component.top(ruling.subject())));
  }

  private void tellUncounted() {
    sentence.say("the points of trick ").fact("trick", ruling.subject());
    sentence.say(", ").fact("value", ruling.amount()).say(", do not count");
  }

  private void tellLastTrick() {
    boolean counts = round.sides().defends(ruling.seat());
    boolean lost = !counts && ruling.amount() > 0;
    sentence.say("last trick, w is ").fact("w", ruling.subject());
    sentence.say(", hidden points ").fact("hidden", ruling.amount());
    sentence.say(lost ? ", which do not count" : "").aside("counts", counts ? 1 : 0);
  }

  private void tellHiddenPoints() {
    sentence.say("hidden points, ").fact("hidden", round.hidden());
    sentence.say(" times 2^").fact("w", ruling.subject());
  }

  private void tellEnd() {
    sentence.say("after ").fact("tricks", ruling.subject());
    sentence.say(ruling.subject() == 1 ? " trick" : " tricks");
    sentence.say(" the defenders have ").fact("defenders", ruling.amount());
  }

  private void tellRise(int team) {
    int rank = round.rank(team);
    sentence.say("team ").fact("team", team + 1).say(" goes up ").fact("up", ruling.amount());
    if (rank > Deck.ACE) {
      sentence.say(", beyond the ace");
    } else {
      sentence.say(ruling.amount() == 0 ? ", it stays at " : ", to ").fact("rank", rank(rank));
    }
  }

  private void tellDealer(String words) {
    sentence.say(words).aside("declarers", ruling.subject() + 1);
  }

  /// The components of this seat's play.
  private List<String> components() {
    int seat = ruling.seat();
    var names = new ArrayList<String>();
    for (int i = 0; i < trick.components(); i++) {
      names.add(spelled(trick.component(seat, i), trick.length(i)));
    }
    return names;
  }

  private String spelled(int component, int length) {
    return spelled(component, length, round.order());
  }

  /// A component in full, from the top down.
  public static String spelled(int component, int length, TrumpOrder order) {
    if (length == 1) {
      return CardText.name(Component.top(component));
    }
    var cards = new StringBuilder();
    for (int step = 0; step < length / 2; step++) {
      String name = CardText.name(Component.card(component, step, order));
      cards.append(name).append(name);
    }
    return cards.toString();
  }

  private static String rank(int rank) {
    return String.valueOf(CardText.rank(rank));
  }
}
