package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.core.count.Count;
import umpire.core.count.Counter;
import umpire.core.count.Question;
import umpire.core.text.BadInputException;
import umpire.core.text.SourceLine;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.words.CardWord;

/// Classifies the cards of a possible play, and reports whether they would stand.
public final class TractorCounter implements Counter {

  private static final String MAIN = "main";
  private static final String RANK = "rank";
  private static final String HAND = "hand";
  private static final String LEAD = "lead";

  /// The main suits in the order of their numbers; the last means no main suit.
  private static final List<String> MAIN_SUITS = List.of("C", "D", "H", "S", "NONE");

  private static final String RANKS = "23456789TJQKA";

  @Override
  public String about() {
    return "Names a play and its suit, counts its points, and checks whether it is legal as a lead"
        + " or on a lead";
  }

  @Override
  public String words() {
    return "CARDS";
  }

  @Override
  public List<Detail> details() {
    return List.of(
        new Detail(MAIN, "SUIT", "The main suit: H, S, C, D, or none. Required."),
        new Detail(RANK, "RANK", "The rank of the round (default: the rank a game begins with)."),
        new Detail(HAND, "CARDS", "All cards that the player holds, including the play."),
        new Detail(LEAD, "CARDS", "The lead, if the play is a follow."));
  }

  @Override
  public List<Example> examples() {
    return List.of(
        new Example("S3S3S4S4 --main H", "a tractor of spades"),
        new Example("\"H2 D2\" --main H --rank 2", "two trumps are not a pair"),
        new Example("S7S8 --main H --lead SKSK --hand \"S7 S8 S9 S9\"", "may the pair be kept?"));
  }

  @Override
  public Count count(Question question) throws BadInputException {
    TractorSettings rules = TractorSettings.of(question.profile());
    var asked = new CountedPlay(rules, main(question), rank(question, rules));
    Optional<SourceLine> lead = question.detail(LEAD);
    if (lead.isPresent()) {
      asked.follow(cards(lead.get()), lead.get());
    }
    List<TractorCard> play = cards(question.line());
    Optional<SourceLine> hand = question.detail(HAND);
    if (hand.isPresent()) {
      asked.hold(cards(hand.get()), hand.get());
    }
    return asked.answer(play);
  }

  private static int main(Question question) throws BadInputException {
    Optional<SourceLine> main = question.detail(MAIN);
    if (main.isEmpty()) {
      throw question.missing("the main suit is missing: --main H, S, C, D or none");
    }
    int suit = MAIN_SUITS.indexOf(main.get().text().strip().toUpperCase(Locale.ROOT));
    if (suit < 0) {
      throw main.get().fault(0, "expected a main suit: H, S, C, D or none");
    }
    return suit;
  }

  private static int rank(Question question, TractorSettings rules) throws BadInputException {
    Optional<SourceLine> rank = question.detail(RANK);
    if (rank.isEmpty()) {
      return rules.start();
    }
    String text = rank.get().text().strip().toUpperCase(Locale.ROOT);
    int place =
        text.equals("10") ? RANKS.indexOf('T') : text.length() == 1 ? RANKS.indexOf(text) : -1;
    if (place < 0) {
      throw rank.get().fault(0, "expected a rank, one of 2-9 T J Q K A");
    }
    return place + Deck.TWO;
  }

  /// Reads known cards, at most a full hand.
  private static List<TractorCard> cards(SourceLine line) throws BadInputException {
    var cards = new ArrayList<TractorCard>();
    for (SourceLine.Word word : line.words(0)) {
      if (CardWord.read(word.text(), cards) < 0) {
        throw line.fault(word.at(), "expected a card: " + CardWord.HINT);
      }
      if (cards.contains(TractorCard.UNKNOWN)) {
        throw line.fault(word.at(), "these cards cannot be unknown");
      }
      if (cards.size() > Deck.HAND) {
        throw line.fault(word.at(), "nobody holds more than " + Deck.HAND + " cards");
      }
    }
    if (cards.isEmpty()) {
      throw line.fault(0, "expected cards, as in S3S3S4S4");
    }
    return cards;
  }
}
