package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Tape;

/// Rounds of the complete game, looked at by plain second implementations.
final class WholeRoundTest {

  private static final String[] NAMES = {"Alice", "Bob", "Charles", "David"};

  /// How many rounds; mutation tests, which run this for every mutant, ask for fewer.
  private static final int ROUNDS = Integer.getInteger("umpire.tractor.rounds", 400);

  /// The tricks of a round, written as the published problem has them, must be answered alike by
  /// the program that knows nothing else.
  @Test
  void tricksAndRanksAreThoseOfThePublishedProblem() {
    var playout = new WholePlayout(FollowDutyTest.rules("standard"));
    Tape silent = Tape.silent();
    for (int number = 0; number < ROUNDS; number++) {
      playout.begin(number);
      WholeGame game = playout.game();
      while (game.phase() != WholeGame.Phase.PLAYING) {
        playout.step(silent);
      }
      var input = new StringBuilder("1\n\n");
      input.append(TractorCard.main(game.play().order().main())).append(' ');
      input.append(NAMES[game.dealer()]).append(" 2 2\n");
      tricks(playout, input);
      assertThat(new TractorSecondOpinion().judge(input.toString()))
          .as("%s", input)
          .isEqualTo(answer(game.round()));
    }
  }

  private static void tricks(WholePlayout playout, StringBuilder input) {
    WholeGame game = playout.game();
    int plays = 0;
    while (!game.betweenRounds()) {
      playout.step(Tape.silent());
      if (game.play().choices() > 0) {
        continue; // a refused throw lies in no trick
      }
      for (int i = 0; i < playout.count(); i++) {
        input.append(TractorCard.of(playout.card(i)).name());
      }
      input.append(++plays % Round.SEATS == 0 ? '\n' : ' ');
    }
  }

  private static String answer(Round round) {
    String points = "Case #1:\n" + round.score(round.defenders()) + "\n";
    if (round.winner() >= 0) {
      return points + "Winner: Team " + (round.winner() + 1) + "\n";
    }
    return points
        + TractorCard.rank(round.rank(0))
        + " "
        + TractorCard.rank(round.rank(1))
        + " "
        + NAMES[round.dealer()]
        + "\n";
  }

  /// Whether a throw stands, worked out from texts.
  @Test
  void throwsStandAsThePlainCheckSays() {
    var chance = new Chance(5);
    int refused = 0;
    for (int i = 0; i < 5_000; i++) {
      int main = chance.below(5);
      int rank = 2 + chance.below(13);
      TrumpOrder order = TrumpOrder.of(main, rank);
      var plain = new PlainFollow(TractorCard.main(main), TractorCard.rank(rank), 2);
      List<String> group = cards(order, chance.percent(50) ? TrumpOrder.TRUMPS : (main + 1) % 4);
      List<String> lead = drawn(group, 2 + chance.below(5), chance);
      List<String> other = drawn(group, chance.below(7), chance);
      var hands = new Hands();
      other.forEach(card -> hands.draw(1, FollowDutyTest.number(card)));
      var check = new ThrowCheck();
      check.cut(numbers(lead), lead.size(), order, 2);
      check.compare(0, hands, TableRules.Throwing.OTHERS);
      assertThat(check.stands())
          .as("%s against %s, main %d, rank %d", lead, other, main, rank)
          .isEqualTo(!plain.beats(other, lead));
      refused += check.stands() ? 0 : 1;
    }
    assertThat(refused).isBetween(500, 4_500);
  }

  static List<String> cards(TrumpOrder order, int group) {
    var cards = new ArrayList<String>();
    for (int card = 0; card < Deck.KINDS; card++) {
      if (order.group(card) == group) {
        cards.add(TractorCard.of(card).name());
        cards.add(TractorCard.of(card).name());
      }
    }
    return cards;
  }

  /// Cards from a part of the group only, so that there are pairs among them.
  private static List<String> drawn(List<String> group, int count, Chance chance) {
    var drawn = new ArrayList<String>();
    int window = Math.min(group.size(), 10);
    int from = chance.below(group.size() - window + 1);
    for (int i = 0; i < count && from < group.size(); i++) {
      int most = Math.min(window, group.size() - from);
      drawn.add(group.remove(from + chance.below(most)));
    }
    return drawn;
  }

  private static int[] numbers(List<String> cards) {
    return cards.stream().mapToInt(FollowDutyTest::number).toArray();
  }
}
