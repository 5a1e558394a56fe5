package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.play.TractorDealer;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.table.Tractor;
import umpire.tractor.thrown.ThrowCheck;
import umpire.tractor.words.Verb;

/// Compares rounds of the complete game with plain second implementations.
final class CompleteRoundTest {

  private static final String[] NAMES = {"Alice", "Bob", "Charles", "David"};

  private int dealer;

  /// The number of rounds; mutation tests, which run this for every mutant, ask for fewer.
  private static final int ROUNDS = Integer.getInteger("umpire.tractor.rounds", 400);

  /// The tricks of a round, written in the published format, must give the same answer in a program
  /// that knows only the published problem; and no card or point may get lost.
  @Test
  void tricksAndRanksAreThoseOfThePublishedProblem() {
    var game = new Tractor(FollowDutyTest.rules("standard"));
    for (int number = 0; number < ROUNDS; number++) {
      game.reset();
      var input = new StringBuilder();
      play(game, new SeededRandom(number), input);
      String header = TractorCard.main(game.play().order().main()) + " " + NAMES[dealer] + " 2 2\n";
      assertThat(new TractorSecondOpinion().judge("1\n\n" + header + input))
          .as("%s", input)
          .isEqualTo(answer(game.round()));
    }
  }

  /// Plays a round at random, and writes down the cards laid for good.
  private void play(Tractor game, SeededRandom chance, StringBuilder input) {
    var house = new TractorDealer();
    var random = new RandomStrategy<Tractor>();
    var move = new Move();
    int plays = 0;
    do {
      int actor = game.toAct();
      if (!house.next(game, chance, move)) {
        random.choose(game, actor, chance, move);
      }
      assertThat(game.check(actor, move)).as("%s", move).isEqualTo(Kernel.LEGAL);
      game.play(actor, move, RulingLog.none());
      if (game.phase() == Tractor.Phase.PLAYING) {
        dealer = game.dealer();
        conserved(game);
      }
      // A refused throw is not part of a trick
      if (Verb.of(move) == Verb.LAY && !game.play().thrown().isRefused()) {
        for (int card : FollowOptions.numbers(move)) {
          input.append(TractorCard.of(card).name());
        }
        input.append(++plays % Round.SEATS == 0 ? '\n' : ' ');
      }
    } while (!game.betweenRounds());
  }

  private static void conserved(Tractor game) {
    var laid = new Holding();
    game.round().laid(laid);
    int cards = laid.size() + game.hands().buried().size();
    int points = points(laid) + points(game.hands().buried());
    for (int seat = 0; seat < Round.SEATS; seat++) {
      cards += game.hands().size(seat);
      points += points(game.hands().known(seat));
    }
    assertThat(cards).isEqualTo(Deck.COPIES * Deck.KINDS);
    assertThat(points).isEqualTo(Deck.POINTS);
  }

  private static int points(Holding holding) {
    int points = 0;
    for (int card = 0; card < Deck.KINDS; card++) {
      points += holding.size(1L << card) * Deck.points(card);
    }
    return points;
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

  /// Whether a throw stands must agree with a check that works on texts.
  @Test
  void throwsStandAsThePlainCheckSays() {
    var random = new SeededRandom(5);
    int refused = 0;
    for (int i = 0; i < 5_000; i++) {
      int main = random.nextInt(5);
      int rank = 2 + random.nextInt(13);
      TrumpOrder order = TrumpOrder.of(main, rank);
      var plain = new PlainFollow(TractorCard.main(main), TractorCard.rank(rank), 2);
      List<String> group =
          cards(order, random.nextPercent(50) ? TrumpOrder.TRUMPS : (main + 1) % 4);
      List<String> lead = drawn(group, 2 + random.nextInt(5), random);
      List<String> other = drawn(group, random.nextInt(7), random);
      var hands = new Hands();
      other.forEach(card -> hands.draw(1, FollowDutyTest.number(card)));
      var check = new ThrowCheck();
      check.cut(FollowDutyTest.holding(String.join(" ", lead)), order, 2);
      check.compare(0, hands, TractorSwitches.Throwing.OTHERS);
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

  /// Draws cards from only a part of the group, so that pairs come up.
  private static List<String> drawn(List<String> group, int count, SeededRandom random) {
    var drawn = new ArrayList<String>();
    int window = Math.min(group.size(), 10);
    int from = random.nextInt(group.size() - window + 1);
    for (int i = 0; i < count && from < group.size(); i++) {
      int most = Math.min(window, group.size() - from);
      drawn.add(group.remove(from + random.nextInt(most)));
    }
    return drawn;
  }
}
