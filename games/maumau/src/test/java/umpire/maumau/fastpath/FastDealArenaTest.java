package umpire.maumau.fastpath;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.maumau.play.MauMauMeasures;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.text.CompleteMauMau;

/// Cases that the contract suite does not cover: games without a result, unsupported matches,
/// garbage.
final class FastDealArenaTest {

  private static final CompleteMauMau WHOLE = new CompleteMauMau();
  private static final Profile CLASSIC = MauMauProfiles.ALL.classic();

  /// Games of four that run out of cards: none of the first seeds does.
  private static final List<Long> OUT_OF_CARDS = List.of(257_192L, 859_067L, 978_436L);

  private static final int GAMES = 10_000;
  private static final int ROUNDS = 5;

  @Test
  void gamesThatRunOutOfCardsAreToldAlike() {
    Arena own = own(4);
    Arena general = general(WHOLE);
    RowLayout layout = WHOLE.rowLayout(CLASSIC, 4);
    for (long seed : OUT_OF_CARDS) {
      var row = new int[layout.size()];
      var expected = new int[layout.size()];
      Arrays.fill(row, -7);
      own.play(seed, row);
      general.play(seed, expected);
      assertThat(row).isEqualTo(expected);
      assertThat(row[RowLayout.WINNER]).isZero();
      assertThat(row[layout.measure(MauMauMeasures.OUT)]).isEqualTo(1);
    }
  }

  private static <K extends Kernel<K>> Arena general(CompleteGame<K> whole) {
    Strategy<K> rules =
        whole.strategies().stream()
            .filter(strategy -> strategy.name().equals("rules"))
            .findFirst()
            .orElseThrow();
    return whole.arena(CLASSIC, Collections.nCopies(4, rules));
  }

  /// Uses a fixed deck, because no seed is known that deals it.
  @Test
  void anEndlessGameHasNoWinner() {
    var arena = new FastDealArena(4);
    var row = new int[WHOLE.rowLayout(CLASSIC, 4).size()];
    Arrays.fill(row, -7);
    arena.play(endlessDeck(), row);
    assertThat(row).startsWith(0, 0, 0, 0, 0, 0, 0, 0, 0, 0).endsWith(0, 0, 1);
    assertThat(row).doesNotContain(-7);
  }

  private static long[] endlessDeck() {
    String names =
        "HK HE HN HJ SN DJ HS CE HA CT CA SS CS DS SJ DN ST SA DT HQ DK CN HT CJ CK CQ DQ SQ SK SE"
            + " DE DA";
    return Arrays.stream(names.split(" "))
        .mapToLong(name ->
            1L << ("QKSENTAJ".indexOf(name.charAt(1)) << 2 | "DHSC".indexOf(name.charAt(0))))
        .toArray();
  }

  @Test
  void onlyDecidedDealsOfThePublishedRulesAreServed() throws BadProfileException {
    assertThat(WHOLE.ownArena(CLASSIC, List.of("rules", "rules")))
        .containsInstanceOf(FastDealArena.class);
    assertThat(WHOLE.ownArena(CLASSIC, List.of("rules", "random"))).isEmpty();
    for (String preset : List.of("common", "family", "brazil", "places")) {
      Profile profile = MauMauProfiles.ALL.preset(preset);
      assertThat(WHOLE.ownArena(profile, List.of("rules", "rules"))).as(preset).isEmpty();
    }
  }

  /// Checks, as the contract suite does for playouts, that another round of the same games
  /// allocates nothing.
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void rowsMakeNoGarbage(int players) {
    Arena arena = own(players);
    var row = new int[WHOLE.rowLayout(CLASSIC, players).size()];
    var bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > 0; round++) {
      long before = bean.getCurrentThreadAllocatedBytes();
      for (int seed = 0; seed < GAMES; seed++) {
        arena.play(seed, row);
      }
      least = Math.min(least, bean.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  private static Arena own(int players) {
    return WHOLE.ownArena(CLASSIC, Collections.nCopies(players, "rules")).orElseThrow();
  }
}
