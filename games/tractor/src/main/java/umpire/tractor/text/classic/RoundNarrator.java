package umpire.tractor.text.classic;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.text.Sentence;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.trick.Component;
import umpire.tractor.trick.Trick;

/// Narrates the rulings of a round as players would put them.
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

  /// Narrates a ruling on a round.
  public static void tell(Ruling ruling, Round round, Sentence sentence) {
    new RoundNarrator(ruling, round, sentence).tell();
  }

  private void tell() {
    switch ((TractorRule) ruling.rule()) {
      case TRUMPS -> tellTrumps();
      case SINGLE ->
          tellComponent(
              sentence.say(
                  trick.isThrow() ? "with the single {cards}" : "leads the single {cards}"));
      case PAIR ->
          tellComponent(
              sentence.say(trick.isThrow() ? "with the pair {cards}" : "leads the pair {cards}"));
      case TRACTOR ->
          tellComponent(
              sentence.say(
                  trick.isThrow() ? "with the tractor {cards}" : "leads the tractor {cards}"));
      case THROW -> tellThrow();
      case MIXED_FOLLOW -> cannotWin(sentence.say("{cards} is mixed"));
      case OTHER_SUIT -> cannotWin(sentence.say("{cards} is of another suit"));
      case NOT_LIKE_LEAD -> tellLacked();
      case ONLY_TRUMPS_BEAT -> cannotWin(sentence.say("{cards}: only trumps beat this throw"));
      case TRUMP_THROW_STANDS ->
          cannotWin(sentence.say("{cards}: nothing beats a throw of trumps"));
      case HIGHEST_CARD, HONOR_CARD, FIRST_PLAYED, HIGHEST_OF_RUFF, COMPONENTS_IN_TURN ->
          tellComparison();
      case EVERY_COMPONENT -> tellEvery();
      case TRICK_WON -> tellWinner();
      case TRICK_POINTS ->
          sentence.say("the points of trick {trick}").fact("trick", ruling.subject());
      case NOT_COUNTED -> tellUncounted();
      case LAST_TRICK -> tellLastTrick();
      case HIDDEN_POINTS -> tellHiddenPoints();
      case ROUND_OVER -> tellEnd();
      case UP_FOUR, UP_THREE, UP_TWO, UP_ONE, EVERY_TWENTY, DEFENDERS_UP ->
          tellRise(ruling.subject());
      case GAME_WON -> sentence.say("team {team} wins the game").fact("team", ruling.subject() + 1);
      case MAKE -> tellDealer(sentence.say("deals next, as the dealer's partner"));
      case DOWN -> tellDealer(sentence.say("deals next, as the player after the dealer"));
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
    sentence
        .say(
            main == TrumpOrder.NO_SUIT
                ? "deals, rank {rank}, no main suit"
                : "deals, rank {rank}, main suit {main}")
        .fact("rank", rank(ruling.amount()));
    mainSuit(main, sentence);
  }

  /// Adds the main suit of a round as a fact.
  static Sentence mainSuit(int main, Sentence into) {
    return main == TrumpOrder.NO_SUIT
        ? into.fact("main", "O")
        : into.fact("main", String.valueOf(CardText.main(main)));
  }

  private void tellThrow() {
    sentence.say("throws {cut}").fact("cut", String.join("-", components()));
    sentence.fact("components", components()).fact("longest", ruling.amount());
  }

  /// Narrates a component of the lead: all of it, or one of those of the throw just narrated.
  private void tellComponent(Sentence told) {
    told.fact("cards", spelled(ruling.subject(), ruling.amount()));
    told.fact("length", ruling.amount());
  }

  private void cannotWin(Sentence told) {
    var cards = new StringBuilder();
    for (int i = 0; i < trick.size(ruling.seat()); i++) {
      cards.append(CardText.name(trick.card(ruling.seat(), i)));
    }
    told.fact("cards", cards.toString());
  }

  /// Narrates the component of the lead that a follow cannot match: the longest are matched first.
  private void tellLacked() {
    int lacked = ruling.subject();
    int length = ruling.amount();
    cannotWin(
        sentence.say(
            lacked == 0
                ? "{cards} cannot be built like the lead: has no {lacks:parts} for {component}"
                : "{cards} cannot be built like the lead: has no {lacks:parts} left for"
                    + " {component}"));
    sentence.parts("lacks", List.of(kind(length)));
    sentence.fact("component", spelled(trick.component(trick.leader(), lacked), length));
    sentence.fact("length", length);
  }

  private static Sentence kind(int length) {
    return length == 2
        ? Sentence.of("pair")
        : Sentence.of("tractor of {pairs} pairs").fact("pairs", length / 2);
  }

  /// Narrates the arrangement of a follow, and compares its deciding card with the best so far.
  private void tellComparison() {
    int honor = Component.top(ruling.subject());
    int best = ruling.amount();
    int lead = round.order().place(honor) - round.order().place(best);
    String arranged = String.join("-", components());
    if (trick.size(ruling.seat()) == 1) {
      sayCompared(lead).fact("arranged", arranged);
    } else if (trick.countsHonor()) {
      sayHonor(lead).fact("arranged", arranged);
    } else {
      sayArranged(lead).fact("arranged", arranged);
    }
    sentence.fact("honor", CardText.name(honor)).fact("best", CardText.name(best));
    sentence.fact("beats", lead > 0 ? 1 : 0);
  }

  /// @param lead positive if the card beats the best so far, negative if it is lower
  private Sentence sayCompared(int lead) {
    return sentence.say(
        lead > 0
            ? "{honor} beats {best}"
            : lead < 0
                ? "{honor} is lower than {best}"
                : "{honor} is equal to {best}, which was first");
  }

  private Sentence sayHonor(int lead) {
    return sentence.say(
        lead > 0
            ? "{arranged}: honor card {honor} beats {best}"
            : lead < 0
                ? "{arranged}: honor card {honor} is lower than {best}"
                : "{arranged}: honor card {honor} is equal to {best}, which was first");
  }

  private Sentence sayArranged(int lead) {
    return sentence.say(
        lead > 0
            ? "{arranged}: {honor} beats {best}"
            : lead < 0
                ? "{arranged}: {honor} is lower than {best}"
                : "{arranged}: {honor} is equal to {best}, which was first");
  }

  /// Narrates whether all components of a ruff are higher than those of the best so far, or names
  /// one that is not.
  private void tellEvery() {
    int own = Component.top(ruling.subject());
    int best = ruling.amount();
    boolean beats = round.order().place(own) > round.order().place(best);
    String arranged = String.join("-", components());
    if (beats) {
      sentence.say("{arranged}: every component is higher").fact("arranged", arranged);
      sentence.fact("best", CardText.name(best));
    } else {
      sentence.say("{arranged}: {honor} is not higher than {best}").fact("arranged", arranged);
      sentence.fact("honor", CardText.name(own)).fact("best", CardText.name(best));
    }
    sentence.fact("beats", beats ? 1 : 0);
  }

  private void tellWinner() {
    sentence.say("takes trick {trick} with {card}").fact("trick", ruling.amount());
    sentence.fact("card", CardText.name(Component.top(ruling.subject())));
  }

  private void tellUncounted() {
    sentence.say("the points of trick {trick}, {value}, do not count");
    sentence.fact("trick", ruling.subject()).fact("value", ruling.amount());
  }

  private void tellLastTrick() {
    boolean counts = round.sides().defends(ruling.seat());
    boolean lost = !counts && ruling.amount() > 0;
    sentence.say(
        lost
            ? "last trick, w is {w}, hidden points {hidden}, which do not count"
            : "last trick, w is {w}, hidden points {hidden}");
    sentence.fact("w", ruling.subject()).fact("hidden", ruling.amount());
    sentence.fact("counts", counts ? 1 : 0);
  }

  private void tellHiddenPoints() {
    sentence.say("hidden points, {hidden} times 2^{w}");
    sentence.fact("hidden", round.hidden()).fact("w", ruling.subject());
  }

  private void tellEnd() {
    sentence.say("after {tricks|# trick|# tricks} the defenders have {defenders}");
    sentence.fact("tricks", ruling.subject()).fact("defenders", ruling.amount());
  }

  private void tellRise(int team) {
    int rank = round.rank(team);
    sentence.say(
        rank > Deck.ACE
            ? "team {team} goes up {up}, beyond the ace"
            : ruling.amount() == 0
                ? "team {team} goes up {up}, it stays at {rank}"
                : "team {team} goes up {up}, to {rank}");
    sentence.fact("team", team + 1).fact("up", ruling.amount());
    if (rank <= Deck.ACE) {
      sentence.fact("rank", rank(rank));
    }
  }

  private void tellDealer(Sentence told) {
    told.fact("declarers", ruling.subject() + 1);
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

  /// The cards of a component, from the top down.
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
