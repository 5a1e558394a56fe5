package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.Game;
import umpire.core.Tape;
import umpire.core.match.Arena;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.match.Measure;
import umpire.core.match.Scorecard;
import umpire.core.match.Strategy;
import umpire.core.match.TableArena;
import umpire.core.match.View;
import umpire.core.record.Host;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;

/// Games of a simulation are the games that anybody can play: an arena of a game's own is only
/// faster.
@Contract
final class ArenaContract {

  private static final int GAMES = Integer.getInteger("umpire.arena.games", 60);

  /// Who sits down, over and over again.
  private static final List<List<String>> COMPANIES =
      List.of(
          List.of("random"),
          List.of("rules"),
          List.of("rules", "random"),
          List.of("random", "rules"));

  @Test
  void measuresHaveNamesAndWords(Game<?> game) throws Exception {
    WholeLaw.on(game, ArenaContract::measuresAreTold);
  }

  private static <E, V extends View> void measuresAreTold(Game<?> game, CompleteGame<E, V> whole) {
    assertThat(whole.measures()).as("measures").isNotEmpty();
    for (Measure measure : whole.measures()) {
      assertThat(measure.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
      assertThat(measure.about()).as(measure.id()).isNotBlank();
      assertThat(measure.rules()).as(measure.id()).isNotEmpty();
      assertThat(game.rulebook().containsAll(measure.rules()))
          .as("%s counts rules of this game", measure.id())
          .isTrue();
    }
    for (Tables.Table table : Tables.of(whole)) {
      List<String> columns = Scorecard.of(whole, table.profile(), table.names().size()).columns();
      assertThat(columns)
          .as("%s: names that need no quotes in SQL", table)
          .doesNotHaveDuplicates()
          .allMatch(name -> name.matches("[a-z][a-z0-9_]*"));
    }
  }

  /// The general arena tells of the very game that the same seed gives as a record.
  @Test
  void rowsTellOfTheRecordedGame(Game<?> game) throws Exception {
    WholeLaw.on(game, ArenaContract::rowsAreRecords);
  }

  private static <E, V extends View> void rowsAreRecords(Game<?> game, CompleteGame<E, V> whole) {
    for (Tables.Table table : Tables.of(whole)) {
      int seats = table.names().size();
      Scorecard card = Scorecard.of(whole, table.profile(), seats);
      List<String> company = company(COMPANIES.get(2), seats);
      Arena arena = new TableArena<>(whole, table.profile(), taken(whole, company));
      var row = new int[card.size()];
      var host = new Host<>(game, whole, table.profile(), table.names(), taken(whole, company));
      for (int seed = 0; seed < 2; seed++) {
        arena.play(seed, row);
        Match<E, V> match = ended(host.play(seed));
        assertThat(row[Scorecard.WINNER]).as("%s, the winner", table).isEqualTo(match.winner() + 1);
        assertThat(row[Scorecard.FORFEIT]).as("%s, given away", table).isZero();
        for (int tally = 0; tally < card.tallies().size(); tally++) {
          for (int side = 0; side < card.sides(); side++) {
            assertThat(row[card.score(tally, side)])
                .as("%s, %s of side %d", table, card.tallies().get(tally), side)
                .isEqualTo(match.tally(tally, side));
          }
        }
        assertThat(row[card.measure(0)]).as("%s, the length", table).isPositive();
      }
    }
  }

  private static <E, V extends View> Match<E, V> ended(Transcript<E, V> game) {
    var replay = new Replay<>(game);
    var tape = Tape.silent();
    game.events().forEach(event -> replay.play(event, tape));
    return replay.match();
  }

  /// Whatever a game's own arena does to be fast, its rows are those of the general one.
  @Test
  void ownArenasPlayTheSameGames(Game<?> game) throws Exception {
    WholeLaw.on(game, ArenaContract::arenasAgree);
  }

  private static <E, V extends View> void arenasAgree(Game<?> game, CompleteGame<E, V> whole) {
    for (Tables.Table table : Tables.of(whole)) {
      int seats = table.names().size();
      for (List<String> some : COMPANIES) {
        List<String> company = company(some, seats);
        Optional<Arena> own = whole.arena(table.profile(), company);
        if (own.isPresent()) {
          Arena general = new TableArena<>(whole, table.profile(), taken(whole, company));
          compare(own.get(), general, Scorecard.of(whole, table.profile(), seats), table, company);
        }
      }
    }
  }

  private static void compare(
      Arena own, Arena general, Scorecard card, Tables.Table table, List<String> company) {
    var expected = new int[card.size()];
    var row = new int[card.size()];
    for (int seed = 0; seed < GAMES; seed++) {
      general.play(seed, expected);
      Arrays.fill(row, -7); // a number that is not written shows
      own.play(seed, row);
      assertThat(row)
          .as("%s, %s, seed %d: %s", table, company, seed, card.columns())
          .isEqualTo(expected);
    }
  }

  private static List<String> company(List<String> some, int seats) {
    var company = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      company.add(some.get(seat % some.size()));
    }
    return company;
  }

  private static <E, V extends View> List<Strategy<V, E>> taken(
      CompleteGame<E, V> whole, List<String> company) {
    var taken = new ArrayList<Strategy<V, E>>();
    for (String name : company) {
      taken.add(Tables.strategy(whole, name));
    }
    return taken;
  }
}
