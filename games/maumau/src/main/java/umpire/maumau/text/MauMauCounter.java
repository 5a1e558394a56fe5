package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.count.Count;
import umpire.core.count.Counter;
import umpire.core.count.Question;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;
import umpire.maumau.rule.TableRules;

/// Counts the points of the cards left in a hand at the end of a deal.
public final class MauMauCounter implements Counter {

  private static final String JACK = "jack";

  @Override
  public String about() {
    return "Counts the cards that are left in a hand at the end of a deal";
  }

  @Override
  public String words() {
    return "CARDS";
  }

  @Override
  public List<Detail> details() {
    return List.of(
        new Detail(
            JACK, "", "The winner's last card was a jack, or a card that is wild in its place."));
  }

  @Override
  public List<Example> examples() {
    return List.of(
        new Example("\"7C JD AS\"", "what is left in hand"),
        new Example("\"7C JD AS\" --jack --profile classic", "when the winner laid a jack last"),
        new Example("\"7C JD AS\" --set values=skat", "by the values of Skat"));
  }

  @Override
  public Count count(Question question) throws BadInputException {
    TableRules rules = MauMauSettings.of(question.profile()).rules();
    List<Integer> cards =
        question.cards(
            word -> read(word, rules.deck()),
            "suit D H S C and rank " + (rules.deck() == Cards.ALL ? 2 : 7) + "-9 T J Q K A",
            MauMauRule.ONE_OF_EACH);
    if (cards.isEmpty()) {
      throw question.missing("expected the cards that are left, as in 7C JD AS");
    }
    Scoring scoring = rules.scoring();
    List<Count.Line> lines =
        scoring.way() == Scoring.Way.PLACES
            ? List.of(nothing())
            : lines(cards, rules, question.has(JACK) && scoring.doubling());
    int total = lines.stream().mapToInt(Count.Line::points).sum();
    Sentence heading =
        Sentence.of("{cards} counts {total}")
            .fact("cards", cards.stream().map(CardText::name).toList())
            .fact("total", total);
    return new Count(heading.note(), lines);
  }

  /// The number of a card of this deck, or [CardText#NO_CARD].
  private static int read(String word, long deck) {
    int card = CardText.read(word);
    return card >= 0 && (deck >> card & 1) != 0 ? card : CardText.NO_CARD;
  }

  private static Count.Line nothing() {
    return new Count.Line(
        MauMauRule.PLACE_POINTS, Sentence.of("cards count nothing, places do").note(), 0);
  }

  private static List<Count.Line> lines(List<Integer> cards, TableRules rules, boolean doubled) {
    Scoring scoring = rules.scoring();
    MauMauRule rule = scoring.collected() ? MauMauRule.COLLECT : MauMauRule.CARDS_LEFT;
    var lines = new ArrayList<Count.Line>();
    int total = 0;
    for (int card : cards) {
      int value = scoring.value(1L << card, 0);
      total += value;
      Sentence told =
          Sentence.of("{card} counts {value}")
              .fact("card", CardText.name(card))
              .fact("value", value);
      lines.add(new Count.Line(rule, told.note(), value));
    }
    if (doubled) {
      var told = new Sentence();
      MauMauNarrator.doubled(rules.wild(), told);
      lines.add(new Count.Line(MauMauRule.DOUBLE, told.note(), total));
    }
    return lines;
  }
}
