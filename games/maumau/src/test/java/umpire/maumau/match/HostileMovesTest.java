package umpire.maumau.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.profile.BadProfileException;
import umpire.maumau.cards.Cards;
import umpire.maumau.inference.MauMauGaps;
import umpire.maumau.play.MauMauDealer;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.words.Verb;

/// A move of an untrusted program may have parts missing, superfluous or out of range: it is
/// refused, and nothing breaks.
final class HostileMovesTest {

  private static final int MOVES = 400;

  private final MauMauGaps gaps = new MauMauGaps();

  private static List<Move> hostile() {
    var moves = new ArrayList<Move>();
    moves.add(new Move().set(Verb.LAY));
    moves.add(new Move().set(Verb.LAY).cards(3));
    moves.add(new Move().set(Verb.LAY).cards(Cards.ALL));
    moves.add(new Move().set(Verb.LAY).cards(1L << 60));
    for (long said : new long[] {1, -1, 5 << 6, 3 << 9, 1 << 11, 1L << 40, Long.MIN_VALUE}) {
      for (int card = 0; card < Cards.DECK; card++) {
        moves.add(new Move().set(Verb.LAY).cards(1L << card).code(said));
      }
    }
    for (int seat : new int[] {-1, 8, 32, 64, 1000, Integer.MIN_VALUE}) {
      moves.add(new Move().set(Verb.DEAL).seat(seat).unknown(7));
      moves.add(new Move().set(Verb.LEFT).seat(seat).unknown(7));
      moves.add(new Move().set(Verb.DEAL).seat(seat).unknown(5));
    }
    moves.add(new Move().set(Verb.OPEN));
    moves.add(new Move().set(Verb.OPEN).cards(1L << 60));
    moves.add(new Move().set(Verb.OPEN).cards(1).unknown(1));
    moves.add(new Move().set(Verb.OPEN).cards(3));
    for (int card : new int[] {-128, -5, 60, 64, 127}) {
      for (int length : new int[] {1, 17, 32, 52, 200}) {
        moves.add(row(Verb.DECK, length, card));
        moves.add(row(Verb.SHUFFLE, length, card));
      }
    }
    return moves;
  }

  private static Move row(Verb verb, int length, int first) {
    Move move = new Move().set(verb).then(first);
    for (int place = 1; place < length; place++) {
      move.then(place % Cards.MAX_CARDS);
    }
    return move;
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "common", "places", "large-table"})
  void whatNobodyCanMeanIsRefused(String preset) throws BadProfileException {
    List<Move> hostile = hostile();
    var settings = MauMauSettings.of(MauMauProfiles.ALL.preset(preset));
    var match = new MauMauMatch(settings, 3);
    var dealer = new MauMauDealer();
    var player = new RandomStrategy<MauMauMatch>();
    var random = new SeededRandom(1);
    var move = new Move();
    match.reset();
    for (int i = 0; i < MOVES; i++) {
      hostile.forEach(each -> refused(match, each));
      if (match.isOver()) {
        match.reset();
      }
      int actor = dealer.next(match, random, move) ? Kernel.HOUSE : match.toAct();
      if (actor >= 0) {
        player.choose(match, actor, random, move);
      }
      match.play(actor, move, RulingLog.none());
    }
  }

  @Test
  void aDealBegunByHandRefusesThemToo() throws BadProfileException {
    var match = new MauMauMatch(MauMauSettings.of(MauMauProfiles.ALL.preset("common")), 2);
    match.reset();
    for (int seat = 0; seat < 2; seat++) {
      hostile().forEach(each -> refused(match, each));
      Move hand = new Move().set(Verb.DEAL).seat(seat).unknown(match.handSize());
      assertThat(match.check(Kernel.HOUSE, hand)).isEqualTo(Kernel.LEGAL);
      match.play(Kernel.HOUSE, hand, RulingLog.none());
    }
    hostile().forEach(each -> refused(match, each));
  }

  private void refused(MauMauMatch match, Move move) {
    for (int actor = Kernel.HOUSE; actor < match.seats(); actor++) {
      boolean house = actor == Kernel.HOUSE;
      assertThat(Kernel.forbids(match.check(actor, move))).as("%d: %s", actor, move).isTrue();
      assertThat(gaps.isRedundant(match, actor, move) && house).as("%s", move).isFalse();
      assertThat(gaps.meaningCount(match, move)).as("%s", move).isNotNegative();
    }
  }
}
