package umpire.crazyeights.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.count.Count;
import umpire.core.count.Counter;
import umpire.core.count.Question;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.words.Deck;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.table.Cards;

/// Counts the points that the winner gets for a hand.
public final class EightsCounter implements Counter {

  @Override
  public String about() {
    return "Counts the cards that are left in a hand";
  }

  @Override
  public String words() {
    return "CARDS";
  }

  @Override
  public List<Example> examples() {
    return List.of(new Example("\"8H KD 3S\"", "what the winner gets for it"));
  }

  @Override
  public Count count(Question question) throws BadInputException {
    List<Integer> cards = question.cards(CardNames::read, Deck.FRENCH.hint(), EightsRule.DEALING);
    var lines = new ArrayList<Count.Line>();
    int total = 0;
    for (int card : cards) {
      int worth = Cards.worth(card);
      total += worth;
      Sentence told = Sentence.of("{card} counts {worth}").fact("card", CardNames.name(card));
      lines.add(new Count.Line(EightsRule.COUNT, told.fact("worth", worth).note(), worth));
    }
    var heading =
        Sentence.of(cards.isEmpty() ? "no cards counts {total}" : "{cards} counts {total}")
            .fact("cards", cards.stream().map(CardNames::name).toList())
            .fact("total", total);
    return new Count(heading.note(), lines);
  }
}
