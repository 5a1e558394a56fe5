package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.text.Sentence;
import umpire.cribbage.Counting;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;

/// Says the rulings of a complete game; those of the play are said as in the play alone.
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
      case CUT -> sentence.say("cuts ").fact("card", cardCut(subject));
      case CUT_AGAIN -> sentence.say("the lowest cards are equal: all cut again");
      case FIRST_DEALER -> {
        if (subject == Pegging.DECK) {
          sentence.say("deals first").aside("card", cardCut(subject));
        } else {
          sentence.say("deals first with ").fact("card", cardCut(subject)).say(", the lowest");
        }
      }
      case LATER_GAME -> sentence.say("deals first in the next game");
      case DEAL ->
          sentence
              .say("is dealt ")
              .fact("cards", amount)
              .say(" cards, dealer ")
              .fact("dealer", name(subject));
      case STRAIGHT_TO_CRIB -> sentence.say("deals one card straight to the crib");
      case DISCARD ->
          sentence
              .say("lays away ")
              .fact("cards", amount)
              .say(amount == 1 ? " card" : " cards")
              .say(" to the crib of ")
              .fact("dealer", name(subject));
      case STARTER -> sentence.say("turns up the starter ").fact("card", CardNames.name(subject));
      case HIS_HEELS ->
          sentence.say("two for his heels with ").fact("card", CardNames.name(subject));
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
          sentence.say("shows the hand ").fact("cards", CardNames.names(shown(ruling.seat())), "");
      case CRIB ->
          sentence
              .say("turns up the crib ")
              .fact("cards", List.of(CardText.words(cribCards()).split(" ")), "");
      case OWN_PEG -> sentence.say("pegs ").fact("pegs", subject);
      case OWN_COUNT -> sentence.say("counts ").fact("count", Counting.totalOf(subject));
      case MUGGINS ->
          sentence
              .say("says muggins and takes what ")
              .fact("counter", name(subject))
              .say(" missed");
      case MISSED -> missed(ruling, sentence);
      case RENEGE -> paid("pegs for a renege of ", subject, sentence);
      case OVERCOUNT -> paid("pegs what was counted too much by ", subject, sentence);
      case MISDEAL -> sentence.say("deals again after a misdeal");
      case GAME_WON ->
          sentence.say("wins the game, ").fact("standing", standing()).aside("gamePoints", amount);
      case SKUNK ->
          sentence.say("wins by a skunk: ").fact("gamePoints", amount).say(" game points");
      case DOUBLE_SKUNK ->
          sentence.say("wins by a double skunk: ").fact("gamePoints", amount).say(" game points");
      case SKUNKED ->
          sentence
              .say("has skunked ")
              .fact("loser", name(subject))
              .say(": ")
              .fact("gamePoints", amount)
              .say(amount == 1 ? " game point more" : " game points more");
      case DEAL_PASSES -> sentence.say("deals next");
      case MATCH_WON ->
          sentence.say("wins the match after ").fact("games", subject).say(games(subject));
      case MATCH_DRAWN -> sentence.say("the match is over without a winner");
      default -> PeggingNarrator.tell(ruling, table.pegging(), sentence);
    }
  }

  private void paid(String what, int offender, Sentence sentence) {
    sentence.say(what).fact("offender", name(offender));
  }

  private static String cardCut(int card) {
    return card == Pegging.DECK ? "?" : CardNames.name(card);
  }

  private void missed(Ruling ruling, Sentence sentence) {
    sentence.say("has missed ").fact("missed", ruling.amount());
    if (!Counting.isOfPlay(ruling.subject())) {
      sentence.say(": ").parts("counted", words(ruling).count(Counting.totalOf(ruling.subject())));
    }
  }

  private void playOver(int laid, Sentence sentence) {
    if (laid == table.terms().hand() * table.seats()) {
      sentence.say("all ").fact("laid", laid).say(" cards are laid: the show");
    } else {
      sentence.say("no more cards are laid: the show").aside("laid", laid);
    }
  }

  private SomeCards shown(int seat) {
    return new SomeCards(table.layout().hand(seat), table.layout().hiddenInHand(seat));
  }

  private SomeCards cribCards() {
    long known = table.layout().crib();
    return new SomeCards(known, Layout.CRIB - Long.bitCount(known));
  }

  private void item(Ruling ruling, Sentence sentence) {
    int cards = Counting.cardsOf(ruling.subject());
    int total = Counting.totalOf(ruling.subject());
    words(ruling).tell((CribbageRule) ruling.rule(), cards, total, sentence);
  }

  private void counted(Ruling ruling, Sentence sentence) {
    boolean crib = Counting.isOfCrib(ruling.subject());
    ShowWords words = words(ruling);
    sentence
        .say(crib ? "counts the crib " : "counts the hand ")
        .fact("cards", words.held(), "")
        .say(" and ")
        .fact("starter", words.starter())
        .say(": ")
        .parts("counted", words.count(ruling.amount()))
        .aside("total", ruling.amount());
  }

  private ShowWords words(Ruling ruling) {
    boolean crib = Counting.isOfCrib(ruling.subject());
    long cards = crib ? table.layout().crib() : table.layout().hand(ruling.seat());
    return new ShowWords(cards, table.layout().starter(), table.terms().flushAlone(crib));
  }

  private static String games(int count) {
    return count == 1 ? " game" : " games";
  }

  /// The points of all sides, the winner's first.
  private String standing() {
    var points = new ArrayList<Integer>();
    for (int side = 0; side < table.terms().sides(); side++) {
      points.add(table.tally(0, side));
    }
    points.sort((a, b) -> b - a);
    return String.join(" : ", points.stream().map(String::valueOf).toList());
  }

  private String name(int seat) {
    return names.get(seat);
  }
}
