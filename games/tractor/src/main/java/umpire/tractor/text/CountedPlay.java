package umpire.tractor.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.count.Count;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Answers a question about one play, by a kernel that knows only the stated facts of the round.
final class CountedPlay {

  private static final TractorRule[] RULES = TractorRule.values();
  private static final List<String> NAMES = List.of("the leader", "the player", "third", "fourth");
  private static final String[] GROUPS = {"clubs", "diamonds", "hearts", "spades", "trumps"};

  private final Tractor game;
  private final Move move = new Move();

  /// The player in question: the leader, or the first follower if there is a lead.
  private int actor;

  CountedPlay(TractorSettings rules, int main, int rank) {
    game = new Tractor(rules);
    game.beginPlay(main, rank);
  }

  /// Plays the lead that was given.
  void follow(List<TractorCard> lead, SourceLine source) throws BadInputException {
    TractorCard.pile(lead, move.set(Verb.LAY));
    int answer = game.check(actor, move);
    if (answer != Kernel.LEGAL && answer < Kernel.UNDECIDED) {
      throw source.fault(0, "this cannot be led").against(RULES[answer], texts(reasons(answer)));
    }
    game.play(actor, move, RulingLog.none());
    actor = 1;
  }

  private static String[] texts(List<Sentence> sentences) {
    return sentences.stream().map(Sentence::text).toArray(String[]::new);
  }

  /// Gives the player in question exactly these cards.
  void hold(List<TractorCard> cards, SourceLine source) throws BadInputException {
    var hand = new Holding();
    cards.forEach(card -> hand.add(card.number()));
    if (hand.size() != cards.size() || !game.hands().hold(actor, hand)) {
      throw source.fault(0, "a card is there a third time").against(TractorRule.TWO_DECKS);
    }
  }

  /// The kernel's answer to the play.
  Count answer(List<TractorCard> cards) {
    TractorCard.pile(cards, move.set(Verb.LAY));
    int answer = game.check(actor, move);
    var lines = new ArrayList<Count.Line>();
    if (answer >= Kernel.UNDECIDED) {
      TractorRule rule = RULES[answer - Kernel.UNDECIDED];
      Sentence missing = new RefusalText(game, NAMES).missing(rule.ordinal(), actor);
      lines.add(
          line(rule, Sentence.of("depends on {missing:parts}").parts("missing", List.of(missing))));
    } else if (answer != Kernel.LEGAL) {
      TractorRule rule = RULES[answer];
      List<Sentence> reasons = reasons(answer);
      (reasons.isEmpty() ? List.of(Sentence.of("not legal")) : reasons)
          .forEach(reason -> lines.add(line(rule, reason)));
    }
    if (answer == Kernel.LEGAL || answer >= Kernel.UNDECIDED) {
      lines.addAll(laid());
    }
    int points = cards.stream().mapToInt(card -> Deck.points(card.number())).sum();
    if (points > 0) {
      Sentence told = Sentence.of("{points} points in it").fact("points", points);
      lines.add(new Count.Line(TractorRule.TRICK_POINTS, told.note(), points));
    }
    return new Count(heading(cards, answer, points).note(), lines);
  }

  private static Count.Line line(TractorRule rule, Sentence told) {
    return new Count.Line(rule, told.note(), 0);
  }

  private List<Sentence> reasons(int rule) {
    return new RefusalText(game, NAMES).notes(rule, actor, Event.of(move));
  }

  /// Lays the cards, and narrates the result.
  private List<Count.Line> laid() {
    var log = new RulingLog();
    game.play(actor, move, log);
    var narrator = new TractorNarrator(game, NAMES);
    return Count.lines(log, List.of(RULES), narrator::tell);
  }

  private Sentence heading(List<TractorCard> cards, int answer, int points) {
    var sorted = new ArrayList<>(cards);
    Collections.sort(sorted);
    Sentence heading =
        Sentence.of(
                actor == 0
                    ? "{cards}, {group:word}, as a lead {finding:word}"
                    : "{cards}, {group:word}, as a follow {finding:word}")
            .fact("cards", sorted.stream().map(TractorCard::name).toList())
            .fact("group", group(cards));
    String finding =
        answer == Kernel.LEGAL ? "stands" : answer >= Kernel.UNDECIDED ? "is open" : "is not legal";
    heading.fact("finding", finding).fact("points", points);
    TrumpOrder order = game.round().order();
    heading.fact("rank", String.valueOf(TractorCard.rank(order.rank())));
    return heading.fact("main", String.valueOf(TractorCard.main(order.main())));
  }

  private String group(List<TractorCard> cards) {
    TrumpOrder order = game.round().order();
    int group = order.group(cards.getFirst().number());
    boolean one = cards.stream().allMatch(card -> order.group(card.number()) == group);
    return one ? GROUPS[group] : "mixed";
  }
}
