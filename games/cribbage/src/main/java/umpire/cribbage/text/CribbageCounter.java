package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import umpire.core.cards.CardNames;
import umpire.core.count.Count;
import umpire.core.count.Counter;
import umpire.core.count.Question;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.show.Show;

/// Counts a hand as in the show, or lists its points with each starter.
public final class CribbageCounter implements Counter {

  private static final String CRIB = "crib";

  /// Any number of players: it does not affect the points of a hand.
  private static final int PLAYERS = 2;

  @Override
  public String about() {
    return "Counts a hand and the starter as players do; without a starter, with every one";
  }

  @Override
  public String words() {
    return "CARDS [STARTER]";
  }

  @Override
  public List<Detail> details() {
    return List.of(new Detail(CRIB, "", "The cards are the crib."));
  }

  @Override
  public List<Example> examples() {
    return List.of(
        new Example("\"5H 5D 5S JC\" 5C", "the best hand there is"),
        new Example("\"2H 4H 6H 8H\" TC --crib", "no flush in the crib"),
        new Example("\"4C 5D 6H 6S\"", "with which starter is it worth what?"),
        new Example("\"5H 5D 5S\" 5C --profile five-card", "the best hand of three cards"),
        new Example("\"4C 4D 5H 5S 6D\" 6H --profile seven-card", "the best hand of five cards"));
  }

  @Override
  public Count count(Question question) throws BadInputException {
    List<Integer> cards =
        question.cards(
            CardNames::read,
            "rank A 2-9 T J Q K and suit C D H S, as in 5H",
            CribbageRule.ONE_DECK);
    CribbageSettings settings = CribbageSettings.of(question.profile(), PLAYERS);
    boolean crib = question.has(CRIB);
    int due = crib ? Cards.CRIB : settings.hand();
    if (cards.size() < due) {
      throw question.missing(
          "expected " + ShowWords.inWords(due) + " cards and the starter, found " + cards.size());
    }
    if (cards.size() > due + 1) {
      throw question.fault(question.words().get(due + 1), "unexpected text after the starter");
    }
    long counted = 0;
    for (int card : cards.subList(0, due)) {
      counted |= 1L << card;
    }
    return cards.size() == due
        ? withEach(counted, crib, settings)
        : with(cards.getLast(), counted, crib, settings);
  }

  private static Count with(int starter, long counted, boolean crib, CribbageSettings settings) {
    List<Count.Line> lines = new ShowWords(counted, starter, settings.flushAlone(crib)).lines();
    int total = lines.stream().mapToInt(Count.Line::points).sum();
    Sentence heading =
        Sentence.of(
            crib
                ? "the crib {cards} and {starter} counts {total}"
                : "the hand {cards} and {starter} counts {total}");
    tellCards(counted, crib, heading);
    heading.fact("starter", CardNames.name(starter)).fact("total", total);
    return new Count(heading.note(), lines);
  }

  private static void tellCards(long counted, boolean crib, Sentence heading) {
    heading.fact("cards", CardText.names(counted)).fact("of", crib ? CRIB : "hand");
  }

  /// Lists the points of the cards with each starter, the best first.
  private static Count withEach(long counted, boolean crib, CribbageSettings settings) {
    NavigableMap<Integer, Long> starters = new TreeMap<>(Comparator.reverseOrder());
    int sum = 0;
    for (long rest = Cards.ALL & ~counted; rest != 0; rest &= rest - 1) {
      int starter = Long.numberOfTrailingZeros(rest);
      int points = Show.points(counted, starter, settings.flushAlone(crib));
      starters.merge(points, 1L << starter, (some, one) -> some | one);
      sum += points;
    }
    var lines = new ArrayList<Count.Line>();
    starters.forEach((points, cards) -> {
      Sentence told =
          Sentence.of("{worth} with the starter {starters}")
              .fact("worth", points)
              .fact("starters", CardText.names(cards));
      lines.add(new Count.Line(CribbageRule.COUNTED, told.note(), 0));
    });
    Sentence heading =
        Sentence.of(
            crib
                ? "the crib {cards} counts {least} to {most}, on average {average}"
                : "the hand {cards} counts {least} to {most}, on average {average}");
    tellCards(counted, crib, heading);
    heading
        .fact("least", starters.lastKey())
        .fact("most", starters.firstKey())
        .fact("average", hundredths(sum, Cards.DECK - Long.bitCount(counted)));
    return new Count(heading.note(), lines);
  }

  /// A quotient with two decimals.
  private static String hundredths(int sum, int parts) {
    int hundredths = (200 * sum + parts) / (2 * parts);
    return "%d.%02d".formatted(hundredths / 100, hundredths % 100);
  }
}
