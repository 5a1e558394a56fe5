package umpire.tractor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.tractor.table.Tractor;
import umpire.tractor.text.CompleteTractor;
import umpire.tractor.words.Verb;

/// Tests the choices of `rules`: every search uses it for playouts, so it may become faster, but
/// must not choose differently.
class RulesPlayerTest {

  private static final CompleteTractor GAME = new CompleteTractor();
  private static final int MAX_MOVES = 2_000;

  private final RulesPlayer player = new RulesPlayer();
  private final Move move = new Move();

  /// Plays by `rules` for some moves.
  private void play(String preset, long seed, Consumer<Tractor> witness)
      throws BadProfileException {
    Profile profile = GAME.profiles().preset(preset);
    Tractor table = GAME.open(profile, GAME.minPlayers(profile));
    var dealer = new TractorDealer();
    var random = new SeededRandom(seed);
    for (int i = 0; i < MAX_MOVES && table.toAct() != Kernel.OVER; i++) {
      int actor = Kernel.HOUSE;
      if (!dealer.next(table, random, move)) {
        actor = table.toAct();
        witness.accept(table);
        player.choose(table, actor, random, move);
      }
      table.play(actor, move, RulingLog.none());
    }
  }

  /// A seed must give the same game in every release.
  @ParameterizedTest
  @CsvSource({
    "standard, -3670567124829776451",
    "six, -5574330879425512570",
    "friends, -663257592556698881",
    "tournament, 4568670468236432315",
    "jacks, -5216593207495212597",
    "classic, 6458798652543334258"
  })
  void theSameSeedIsTheSameGame(String preset, long expected) throws BadProfileException {
    var sum = new long[1];
    for (int seed = 1; seed <= 3; seed++) {
      play(preset, seed, _ -> sum[0] = 31 * sum[0] + move.cards() + 7 * move.twice() + verb(move));
    }
    assertThat(sum[0]).isEqualTo(expected);
  }

  /// The index that a verb had when the sums were recorded.
  private static int verb(Move move) {
    return switch (Verb.of(move)) {
      case DEAL -> 0;
      case DECLARE -> 1;
      case PASS -> 2;
      case KITTY -> 3;
      case BURY -> 4;
      case LAY -> 5;
      case REFUSE -> 6;
      case OPEN -> 7;
      case FRIEND -> 8;
    };
  }

  /// A card that follows a single is chosen without listing, and must be the one chosen from the
  /// list.
  @Test
  void aSingleIsTheBestOfAllThatAreListed() throws BadProfileException {
    var following = new Following();
    var legal = new Moves();
    var listed = new Move();
    var quick = new Move();
    var compared = new int[1];
    play(
        "standard",
        4,
        table -> {
          if (table.phase() == Tractor.Phase.PLAYING && table.round().led() == 1) {
            int seat = table.toAct();
            legal.clear();
            table.listLegal(seat, legal);
            following.choose(table, seat, legal, new SeededRandom(1), listed);
            following.chooseSingle(table, seat, quick);
            assertThat(quick.sameAs(listed)).as("%s, listed %s", quick, listed).isTrue();
            compared[0]++;
          }
        });
    assertThat(compared[0]).isGreaterThan(500);
  }
}
