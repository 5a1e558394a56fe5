package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.play.TractorDealer;
import umpire.tractor.round.MatchScore;
import umpire.tractor.round.Sides;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.Trick;
import umpire.tractor.words.Verb;

/// Tests five players: the dealer's friend, and the effect on the points and ranks (T51 to T54).
final class FriendsTest {

  private static final int ALICE = 0;
  private static final int BOB = 1;
  private static final int CHARLES = 2;
  private static final int ROUNDS = 60;

  private static final String UNRECORDED = "? ".repeat(20).strip();
  private static final String UNRECORDED_KITTY = "? ".repeat(8).strip();

  private static void play(Tractor game, int actor, Move move) {
    assertThat(Kernel.forbids(game.check(actor, move))).as("forbidden").isFalse();
    game.play(actor, move, RulingLog.none());
  }

  /// A game in which Alice deals hearts and has buried the kitty; no cards are recorded.
  private static Tractor buried() {
    var game = new Tractor(TractorSettingsTest.rules("teams=friends", "drawn=25"));
    for (int seat = 0; seat < game.seats(); seat++) {
      play(game, Kernel.HOUSE, TestMoves.deal(seat, UNRECORDED));
    }
    play(game, ALICE, TestMoves.declare("H2", 2));
    play(game, Kernel.HOUSE, TestMoves.kitty(UNRECORDED_KITTY));
    play(game, ALICE, TestMoves.bury(UNRECORDED_KITTY));
    return game;
  }

  /// A game in which Alice has also named this card.
  private static Tractor named(String card, int copy) {
    Tractor game = buried();
    play(game, ALICE, TestMoves.friend(card, copy));
    return game;
  }

  private static void trick(Tractor game, String... plays) {
    for (String cards : plays) {
      play(game, game.toAct(), TestMoves.lay(cards));
    }
  }

  @Test
  void nobodyIsWithTheDealerUntilTheNamedCopyIsLaid() {
    Tractor game = named("SA", 2);
    Sides sides = game.round().sides();
    trick(game, "S3", "SA", "SK", "S5");
    assertThat(sides.friend()).isEqualTo(Kernel.NOBODY);
    assertThat(sides.areTogether(BOB, CHARLES)).isTrue();
    trick(game, "SA");
    assertThat(sides.friend()).isEqualTo(4);
    assertThat(sides.areTogether(ALICE, 4)).isTrue();
    assertThat(sides.defends(BOB)).isTrue();
    assertThat(game.round().points()).isEqualTo(15);
  }

  /// Both copies are laid at once, so the second of them counts as well.
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aPairHasBothCopies(int copy) {
    Tractor game = named("SA", copy);
    trick(game, "S3 S3", "SA SA");
    assertThat(game.round().sides().friend()).isEqualTo(BOB);
  }

  /// Bob's throw cannot be checked, and is taken back: he has not laid the card yet.
  @Test
  void whoTakesTheCardBackIsNoFriendYet() {
    Tractor game = named("SA", 1);
    trick(game, "C3", "CA", "CK", "C4", "C6");
    assertThat(game.round().points()).isEqualTo(10);
    play(game, BOB, TestMoves.lay("SA SQ SQ"));
    assertThat(game.round().sides().friend()).isEqualTo(BOB);
    assertThat(game.round().points()).isZero();
    play(game, BOB, TestMoves.lay("SQ SQ"));
    assertThat(game.round().sides().friend()).isEqualTo(Kernel.NOBODY);
    assertThat(game.round().points()).isEqualTo(10);
    assertThat(game.tally(0, BOB)).isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource({"HA, 1", "S2, 1", "RJ, 1", "SA, 0", "SA, 3"})
  void trumpsAndThirdCopiesFindNobody(String card, int copy) {
    assertThat(buried().check(ALICE, TestMoves.friend(card, copy)))
        .isEqualTo(TractorRule.FRIENDS_CARD.ordinal());
  }

  @Test
  void aCardIsNamedOnce() {
    assertThat(named("SA", 1).check(ALICE, TestMoves.friend("SK", 1)))
        .isEqualTo(TractorRule.NAME_A_FRIEND.ordinal());
  }

  /// Alice deals, Charles is her friend. The columns are the end switch, their ranks, the points,
  /// the winner, and the next dealer.
  @ParameterizedTest
  @CsvSource({
    "beyond, 13, 14, 0, 2, -",
    "beyond, 14, 13, 0, 0, -",
    "beyond, 14, 14, 40, 0, -",
    "beyond, 12, 14, 40, 2, -",
    "beyond, 12, 12, 40, -, 2",
    "beyond, 12, 12, 80, -, 1",
    "made, 13, 14, 40, 2, -",
    "made, 13, 13, 0, -, 2",
    "made, 14, 2, 80, -, 1"
  })
  void whoIsFurthestWins(String end, int alice, int charles, int points, String won, String next) {
    var sides = new Sides(Seating.FIVE);
    var score = new MatchScore(sides);
    score.deal(ALICE, TractorSettingsTest.rules("teams=friends", "end=" + end));
    for (int seat = 0; seat < 5; seat++) {
      score.startAt(seat, seat == ALICE ? alice : seat == CHARLES ? charles : Deck.TWO);
    }
    sides.join(CHARLES);
    score.settle(points, ALICE, false, RulingLog.none());
    int winner = won.equals("-") ? Kernel.NOBODY : Integer.parseInt(won);
    assertThat(score.winner()).isEqualTo(winner);
    if (!next.equals("-")) {
      assertThat(score.dealer()).isEqualTo(Integer.parseInt(next));
    }
  }

  /// Compares random rounds with a plain second implementation that uses only public events.
  @ParameterizedTest
  @ValueSource(strings = {"take-over=never", "take-over=allowed", "next-dealer=last-trick"})
  void roundsComeOutAsAPlainReadingHasThem(String change) {
    var game = new Tractor(TractorSettingsTest.rules("teams=friends", change));
    var dealer = new TractorDealer();
    var player = new RandomStrategy<Tractor>();
    var random = new SeededRandom(11);
    var move = new Move();
    var plain = new PlainFriends();
    int alone = 0;
    for (int round = 0; round < ROUNDS; ) {
      if (game.toAct() == Kernel.OVER) {
        game.reset();
      }
      int actor = game.toAct();
      if (!dealer.next(game, random, move)) {
        player.choose(game, actor, random, move);
      }
      plain.see(game, actor, move);
      game.play(actor, move, RulingLog.none());
      plain.seeTrick(game);
      if (game.betweenRounds() && Verb.of(move) == Verb.LAY) {
        plain.compare(game);
        alone += plain.friend < 0 ? 1 : 0;
        round++;
      }
    }
    assertThat(alone).as("rounds without a friend").isBetween(1, ROUNDS - 1);
  }

  /// The public events of a round, without the kernel's view of the sides.
  private static final class PlainFriends {

    private final List<Integer> ranks = new ArrayList<>();
    private int dealer;
    private int card;
    private int copy;
    private int laid;
    private int tricks;
    private final int[] taken = new int[5];

    /// The player who laid the named card, unless it was the dealer; or -1.
    private int friend = -1;

    void see(Tractor game, int actor, Move move) {
      if (Verb.of(move) == Verb.FRIEND) {
        dealer = actor;
        card = Long.numberOfTrailingZeros(move.cards());
        copy = move.amount();
        laid = 0;
        tricks = 0;
        friend = -1;
        Arrays.fill(taken, 0);
        ranks.clear();
        for (int seat = 0; seat < 5; seat++) {
          ranks.add(game.tally(1, seat));
        }
      }
    }

    /// Reads the cards on the table once a trick is complete.
    void seeTrick(Tractor game) {
      if (game.round().tricks() == tricks) {
        return;
      }
      tricks = game.round().tricks();
      Trick trick = game.round().trick();
      int points = 0;
      for (int i = 0; i < 5; i++) {
        int seat = (trick.leader() + i) % 5;
        for (int j = 0; j < trick.size(seat); j++) {
          points += Deck.points(trick.card(seat, j));
          if (trick.card(seat, j) == card && ++laid == copy && seat != dealer) {
            friend = seat;
          }
        }
      }
      taken[trick.winner()] += points;
    }

    void compare(Tractor game) {
      int last = game.round().trick().winner();
      int points = 0;
      for (int seat = 0; seat < 5; seat++) {
        points += isAgainst(seat) ? taken[seat] : 0;
      }
      if (isAgainst(last)) {
        points += game.rules().kittyPoints(game.round().hidden(), game.round().trick().longest());
      }
      assertThat(game.round().points()).isEqualTo(points);
      boolean made = points < 80;
      int up = points >= 80 ? (points - 80) / 40 : points >= 40 ? 1 : points > 0 ? 2 : 3;
      up += made && friend < 0 ? 1 : 0;
      for (int seat = 0; seat < 5; seat++) {
        int then = ranks.get(seat) + (isAgainst(seat) == made ? 0 : up);
        assertThat(game.tally(1, seat)).as("rank of %d", seat).isEqualTo(Math.min(15, then));
      }
      if (game.winner() == Kernel.NOBODY) {
        assertThat(isAgainst(game.dealer())).as("who deals next is against").isEqualTo(!made);
      }
    }

    private boolean isAgainst(int seat) {
      return seat != dealer && seat != friend;
    }
  }
}
