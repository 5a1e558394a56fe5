package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.text.Sentence;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.pegging.ShowPhase;
import umpire.cribbage.rules.CribbageRule;

/// Words for the rulings of a complete game; those of the play are worded as in the play alone.
final class CribbageNarrator {

  private final Cribbage table;
  private final List<String> names;

  CribbageNarrator(Cribbage table, List<String> names) {
    this.table = table;
    this.names = names;
  }

  void tell(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((CribbageRule) ruling.rule()) {
      case CUT -> sentence.say("cuts {card}").fact("card", cardCut(subject));
      case CUT_AGAIN -> sentence.say("the lowest cards are equal: all cut again");
      case FIRST_DEALER -> {
        if (subject == Cards.DECK) {
          sentence.say("deals first").fact("card", cardCut(subject));
        } else {
          sentence.say("deals first with {card}, the lowest").fact("card", cardCut(subject));
        }
      }
      case LATER_GAME -> sentence.say("deals first in the next game");
      case DEAL ->
          sentence
              .say("is dealt {cards} cards, dealer {dealer}")
              .fact("cards", amount)
              .fact("dealer", name(subject));
      case STRAIGHT_TO_CRIB -> sentence.say("deals one card straight to the crib");
      case DISCARD ->
          sentence
              .say("discards {cards|# card|# cards} to the crib of {dealer}")
              .fact("cards", amount)
              .fact("dealer", name(subject));
      case STARTER ->
          sentence.say("turns up the starter {card}").fact("card", CardNames.name(subject));
      case HIS_HEELS ->
          sentence.say("two for his heels with {card}").fact("card", CardNames.name(subject));
      case THREE_FOR_LAST -> sentence.say("three for last");
      case PLAY_OVER -> playOver(subject, sentence);
      case SHOW_FIFTEEN,
          SHOW_PAIR,
          SHOW_PAIR_ROYAL,
          SHOW_DOUBLE_PAIR_ROYAL,
          SHOW_RUN,
          FLUSH,
          HIS_NOBS ->
          item(ruling, sentence);
      case COUNTED -> counted(ruling, sentence);
      case HAND_SHOWN ->
          sentence
              .say("shows the hand {cards}")
              .fact("cards", CardNames.names(shown(ruling.seat())));
      case CRIB ->
          sentence.say("turns up the crib {cards}").fact("cards", CardNames.names(cribCards()));
      case OWN_PEG -> sentence.say("pegs {pegs}").fact("pegs", subject);
      case OWN_COUNT -> sentence.say("counts {count}").fact("count", ShowPhase.totalOf(subject));
      case MUGGINS ->
          sentence
              .say("says muggins and takes what {counter} missed")
              .fact("counter", name(subject));
      case MISSED -> missed(ruling, sentence);
      case RENEGE ->
          sentence.say("pegs for a renege of {offender}").fact("offender", name(subject));
      case OVERCOUNT ->
          sentence
              .say("pegs the points counted in excess by {offender}")
              .fact("offender", name(subject));
      case MISDEAL -> sentence.say("deals again after a misdeal");
      case GAME_WON ->
          sentence
              .say("wins the game, {standing}")
              .fact("standing", standing())
              .fact("gamePoints", amount);
      case SKUNK ->
          sentence.say("wins by a skunk: {gamePoints} game points").fact("gamePoints", amount);
      case DOUBLE_SKUNK ->
          sentence
              .say("wins by a double skunk: {gamePoints} game points")
              .fact("gamePoints", amount);
      case SKUNKED ->
          sentence
              .say("has skunked {loser}: {gamePoints|# game point|# game points} more")
              .fact("loser", name(subject))
              .fact("gamePoints", amount);
      case DEAL_PASSES -> sentence.say("deals next");
      case MATCH_WON ->
          sentence.say("wins the match after {games|# game|# games}").fact("games", subject);
      case MATCH_DRAWN -> sentence.say("the match is over without a winner");
      default -> PeggingNarrator.tell(ruling, table.pegging(), sentence);
    }
  }

  private static String cardCut(int card) {
    return card == Cards.DECK ? "?" : CardNames.name(card);
  }

  private void missed(Ruling ruling, Sentence sentence) {
    if (ShowPhase.isOfPlay(ruling.subject())) {
      sentence.say("has missed {missed}").fact("missed", ruling.amount());
    } else {
      sentence
          .say("has missed {missed}: {counted:parts}")
          .fact("missed", ruling.amount())
          .parts("counted", words(ruling).count(ShowPhase.totalOf(ruling.subject())));
    }
  }

  private void playOver(int laid, Sentence sentence) {
    if (laid == table.settings().hand() * table.seats()) {
      sentence.say("all {laid} cards are laid: the show").fact("laid", laid);
    } else {
      sentence.say("no more cards are laid: the show").fact("laid", laid);
    }
  }

  private SomeCards shown(int seat) {
    return new SomeCards(table.dealCards().hand(seat), table.dealCards().hiddenInHand(seat));
  }

  private SomeCards cribCards() {
    long known = table.dealCards().crib();
    return new SomeCards(known, Cards.CRIB - Long.bitCount(known));
  }

  private void item(Ruling ruling, Sentence sentence) {
    int cards = ShowPhase.cardsOf(ruling.subject());
    int total = ShowPhase.totalOf(ruling.subject());
    words(ruling).tell((CribbageRule) ruling.rule(), cards, total, sentence);
  }

  private void counted(Ruling ruling, Sentence sentence) {
    boolean crib = ShowPhase.isOfCrib(ruling.subject());
    ShowWords words = words(ruling);
    sentence
        .say(
            crib
                ? "counts the crib {cards} and {starter}: {counted:parts}"
                : "counts the hand {cards} and {starter}: {counted:parts}")
        .fact("cards", words.held())
        .fact("starter", words.starter())
        .parts("counted", words.count(ruling.amount()))
        .fact("total", ruling.amount());
  }

  private ShowWords words(Ruling ruling) {
    boolean crib = ShowPhase.isOfCrib(ruling.subject());
    long cards = crib ? table.dealCards().crib() : table.dealCards().hand(ruling.seat());
    return new ShowWords(cards, table.dealCards().starter(), table.settings().flushAlone(crib));
  }

  /// The points of all sides, the winner's first.
  private String standing() {
    var points = new ArrayList<Integer>();
    for (int side = 0; side < table.settings().sides(); side++) {
      points.add(table.tally(0, side));
    }
    points.sort((a, b) -> b - a);
    return String.join(" : ", points.stream().map(String::valueOf).toList());
  }

  private String name(int seat) {
    return names.get(seat);
  }
}
