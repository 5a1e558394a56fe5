package umpire.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MovesTest {

  private enum Verb {
    DEAL,
    LAY,
    PASS
  }

  /// A set of the cards 0, 2, 5 and 63.
  private static final long SET = 1L << 63 | 0b100101;

  @Test
  void listsEachCardOfASetTheLowestFirst() {
    var moves = new Moves();
    moves.addEach(Verb.LAY, SET);
    assertThat(listed(moves)).containsExactly(of(1), of(1L << 2), of(1L << 5), of(1L << 63));
  }

  @Test
  void listsEachTwoCardsOfASetThoseWithTheLowestFirst() {
    var moves = new Moves();
    moves.addEachTwo(Verb.LAY, SET);
    assertThat(listed(moves))
        .containsExactly(
            of(1 | 1L << 2),
            of(1 | 1L << 5),
            of(1 | 1L << 63),
            of(1L << 2 | 1L << 5),
            of(1L << 2 | 1L << 63),
            of(1L << 5 | 1L << 63));
  }

  @Test
  void keepsEverythingInTheOrderInWhichItWasAdded() {
    var moves = new Moves();
    moves.addAmount(Verb.PASS, 1);
    moves.addEach(Verb.LAY, 0b11);
    moves.addEachTwo(Verb.LAY, 0b111);
    moves.addAmount(Verb.PASS, 2);
    moves.addEach(Verb.LAY, 0);
    moves.addEach(Verb.LAY, 0b100);
    assertThat(listed(moves))
        .containsExactly(
            new Move().set(Verb.PASS).amount(1).toString(),
            of(0b01),
            of(0b10),
            of(0b011),
            of(0b101),
            of(0b110),
            new Move().set(Verb.PASS).amount(2).toString(),
            of(0b100));
  }

  @Test
  void forgetsAllOfItForTheNextList() {
    var moves = new Moves();
    moves.addEach(Verb.LAY, SET);
    moves.leaveOut();
    moves.clear();
    assertThat(moves.size()).isZero();
    assertThat(moves.isComplete()).isTrue();
    moves.add(Verb.PASS);
    assertThat(listed(moves)).containsExactly(new Move().set(Verb.PASS).toString());
  }

  @Test
  void hasNoTwoCardsOfOne() {
    var moves = new Moves();
    moves.addEachTwo(Verb.LAY, 0b1000);
    moves.addEachTwo(Verb.LAY, 0);
    assertThat(moves.size()).isZero();
  }

  private static String of(long cards) {
    return new Move().set(Verb.LAY).cards(cards).toString();
  }

  private static List<String> listed(Moves moves) {
    var listed = new ArrayList<String>();
    var move =
        new Move().set(Verb.DEAL).seat(9).amount(9).unknown(9).code(9).cards(9).twice(9).then(9);
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i, move);
      listed.add(move.toString());
    }
    return listed;
  }
}
