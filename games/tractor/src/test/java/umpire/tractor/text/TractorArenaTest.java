package umpire.tractor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Strategy;
import umpire.core.profile.Profile;
import umpire.core.record.Transcript;
import umpire.core.session.GameRecorder;
import umpire.tractor.TractorGame;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Deck;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Tests that the measures of simulated games agree with the events in them.
final class TractorArenaTest {

  private static final CompleteTractor GAME = new CompleteTractor();
  private static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");

  private int[] row = new int[0];
  private List<String> columns = List.of();

  private int measure(String id) {
    return row[columns.indexOf(id)];
  }

  private void readRowsOf(Profile profile) {
    RowLayout layout = GAME.rowLayout(profile, GAME.minPlayers(profile));
    row = new int[layout.size()];
    columns = layout.columns();
  }

  private static List<Strategy<Tractor>> company(String strategy, int seats) {
    return Collections.nCopies(seats, strategy(strategy));
  }

  static Strategy<Tractor> strategy(String name) {
    return GAME.strategy(name).orElseThrow();
  }

  /// Every round accounts for its 200 points, the defenders' points come from tricks, kitties and
  /// fines, and a round is made, lost or set back.
  @ParameterizedTest
  @ValueSource(strings = {"standard", "must-play", "friendly", "tournament", "jacks", "six"})
  void pointsAddUp(String preset) throws Exception {
    Profile profile = GAME.profiles().preset(preset);
    readRowsOf(profile);
    Arena arena = GAME.arena(profile, company("random", GAME.minPlayers(profile)));
    for (int seed = 0; seed < 60; seed++) {
      arena.play(seed, row);
      int rounds = measure("rounds");
      int inTricks = measure("trick_points") + measure("kept_points");
      assertThat(inTricks + measure("buried_points")).isEqualTo(Deck.POINTS * rounds);
      assertThat(measure("trick_points") + measure("kitty_points") + measure("fines"))
          .isEqualTo(measure("points"));
      assertThat(measure("made") + measure("down"))
          .isBetween(rounds - measure("set_backs"), rounds);
    }
  }

  /// Where friends are found, points that a friend had taken do not count in the end.
  @Test
  void pointsOfFriendsGoWithThem() throws Exception {
    Profile profile = GAME.profiles().preset("friends");
    readRowsOf(profile);
    Arena arena = GAME.arena(profile, company("random", GAME.minPlayers(profile)));
    int along = 0;
    for (int seed = 0; seed < 20; seed++) {
      arena.play(seed, row);
      int inTricks = measure("trick_points") + measure("kept_points");
      assertThat(inTricks + measure("buried_points")).isEqualTo(Deck.POINTS * measure("rounds"));
      along += measure("trick_points") + measure("kitty_points") - measure("points");
      assertThat(measure("made") + measure("down")).isEqualTo(measure("rounds"));
    }
    assertThat(along).as("points that friends took along").isPositive();
  }

  /// Records the measured games a second time, and counts their events one by one.
  @Test
  void measuresAreWhatTheRecordShows() {
    Profile profile = GAME.profiles().standard();
    readRowsOf(profile);
    for (int which = 0; which < GAME.strategies().size(); which++) {
      var seats = Collections.nCopies(NAMES.size(), GAME.strategies().get(which));
      Arena arena = GAME.arena(profile, seats);
      var recorder = new GameRecorder<>(new TractorGame(), GAME, profile, NAMES, seats);
      for (int seed = 0; seed < 4; seed++) {
        arena.play(seed, row);
        var count = new Count();
        recorder.play(seed).events().forEach(count::take);
        assertThat(measure("rounds")).isEqualTo(count.rounds);
        assertThat(measure("declarations")).isEqualTo(count.declarations);
        assertThat(measure("buried_points")).isEqualTo(count.buried);
        assertThat(measure("tricks") * 4 + measure("refused_throws")).isEqualTo(count.lays);
      }
    }
  }

  /// Counts the events of a record.
  private static final class Count {
    private int rounds;
    private int declarations;
    private int lays;
    private int buried;

    void take(Transcript.EventLine line) {
      switch (Verb.of(line.event())) {
        case DECLARE -> declarations++;
        case LAY -> lays++;
        case KITTY -> rounds++;
        case BURY -> {
          for (TractorCard card : TractorCard.sorted(line.event())) {
            buried += Deck.points(card.number());
          }
        }
        case DEAL, PASS, FRIEND, REFUSE, OPEN -> {
          // Not measured
        }
      }
    }
  }
}
