package umpire.testkit.contract.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.arena.Arena;
import umpire.core.arena.Measure;
import umpire.core.arena.RowLayout;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.session.GameRecorder;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Tables;

/// A simulation plays the same games as any other command: a game's own arena is only faster.
@Contract
public final class ArenaContract {

  private static final int GAMES = Integer.getInteger("umpire.arena.games", 60);

  private static final int SEEDS = 6;

  /// The strategies at the table; the seats repeat each list.
  private static final List<List<String>> COMPANIES =
      List.of(
          List.of("random"),
          List.of("rules"),
          List.of("rules", "random"),
          List.of("random", "rules"));

  @Test
  public <K extends Kernel<K>> void measuresHaveNamesAndWords(Game game, CompleteGame<K> whole) {
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
      List<String> columns = whole.rowLayout(table.profile(), table.names().size()).columns();
      assertThat(columns)
          .as("%s: names that need no quotes in SQL", table)
          .doesNotHaveDuplicates()
          .allMatch(name -> name.matches("[a-z][a-z0-9_]*"));
    }
  }

  /// The general arena plays the game that the same seed gives as a record, and its measures agree
  /// with the rulings of that record.
  @Test
  public <K extends Kernel<K>> void rowsTellOfTheRecordedGame(Game game, CompleteGame<K> whole) {
    for (Tables.Table table : Tables.of(whole)) {
      int seats = table.names().size();
      RowLayout layout = whole.rowLayout(table.profile(), seats);
      List<String> company = company(COMPANIES.get(2), seats);
      Arena arena = whole.arena(table.profile(), taken(whole, company));
      var row = new int[layout.size()];
      var recorder =
          new GameRecorder<>(game, whole, table.profile(), table.names(), taken(whole, company));
      for (int seed = 0; seed < 2; seed++) {
        arena.play(seed, row);
        var told = new ArrayList<Ruling>();
        Match<K> match = ended(recorder.play(seed), told);
        assertThat(row[RowLayout.WINNER]).as("%s, the winner", table).isEqualTo(match.winner() + 1);
        assertThat(row[RowLayout.FORFEIT]).as("%s, given away", table).isZero();
        for (int tally = 0; tally < layout.tallies().size(); tally++) {
          for (int side = 0; side < layout.sides(); side++) {
            assertThat(row[layout.score(tally, side)])
                .as("%s, %s of side %d", table, layout.tallies().get(tally), side)
                .isEqualTo(match.tally(tally, side));
          }
        }
        assertThat(row[layout.measure(0)]).as("%s, the length", table).isPositive();
        for (int i = 0; i < layout.measures().size(); i++) {
          Measure measure = layout.measures().get(i);
          assertThat(row[layout.measure(i)])
              .as("%s, seed %d, %s", table, seed, measure.id())
              .isEqualTo(readOff(measure, told));
        }
      }
    }
  }

  /// Computes a measure from all rulings of a game.
  private static int readOff(Measure measure, List<Ruling> told) {
    int[] amounts =
        told.stream()
            .filter(ruling -> measure.rules().contains(ruling.rule()))
            .mapToInt(Ruling::amount)
            .toArray();
    return switch (measure.how()) {
      case TIMES -> amounts.length;
      case SUM -> Arrays.stream(amounts).sum();
      case HIGHEST -> Math.max(0, Arrays.stream(amounts).max().orElse(0));
      case WHETHER -> amounts.length > 0 ? 1 : 0;
    };
  }

  private static <K extends Kernel<K>> Match<K> ended(Transcript<K> game, List<Ruling> told) {
    var replay = new Replay<>(game);
    var log = new RulingLog();
    for (var event : game.events()) {
      replay.play(event, log);
      for (int i = 0; i < log.size(); i++) {
        told.add(log.ruling(i, game.game().rulebook()));
      }
    }
    return replay.match();
  }

  /// A seed always gives one game, at a new table and at one that has played many games; different
  /// seeds give different games.
  @Test
  public <K extends Kernel<K>> void theSameSeedIsTheSameGame(Game game, CompleteGame<K> whole) {
    var deals = new HashSet<String>();
    for (Tables.Table table : Tables.of(whole)) {
      int seats = table.names().size();
      var used =
          new GameRecorder<>(game, whole, table.profile(), table.names(), taken(whole, seats));
      var games = new ArrayList<String>();
      for (int seed = 0; seed < SEEDS; seed++) {
        games.add(used.play(seed).events().toString());
      }
      for (int seed = SEEDS - 1; seed >= 0; seed--) {
        var fresh =
            new GameRecorder<>(game, whole, table.profile(), table.names(), taken(whole, seats));
        var recorder = seed % 2 == 0 ? fresh : used;
        assertThat(recorder.play(seed).events().toString())
            .as("%s: the game with seed %d, once more", table, seed)
            .isEqualTo(games.get(seed));
      }
      for (int seed = 0; seed < SEEDS; seed++) {
        used.play(seed).events().stream()
            .filter(event -> event.actor() == Kernel.HOUSE)
            .forEach(event -> deals.add(table + " " + event.event()));
      }
    }
    if (game.hasClassic() || !deals.isEmpty()) { // only a plain game may lack chance
      assertThat(deals).as("what chance brings").hasSizeGreaterThan(SEEDS);
    }
  }

  /// A game's own arena returns the rows of the general arena, however it works.
  @Test
  public <K extends Kernel<K>> void ownArenasPlayTheSameGames(Game game, CompleteGame<K> whole) {
    for (Tables.Table table : Tables.of(whole)) {
      int seats = table.names().size();
      for (List<String> some : COMPANIES) {
        List<String> company = company(some, seats);
        Optional<Arena> own = whole.ownArena(table.profile(), company);
        if (own.isPresent()) {
          Arena general = whole.arena(table.profile(), taken(whole, company));
          compare(own.get(), general, whole.rowLayout(table.profile(), seats), table, company);
        }
      }
    }
  }

  private static void compare(
      Arena own, Arena general, RowLayout layout, Tables.Table table, List<String> company) {
    var expected = new int[layout.size()];
    var row = new int[layout.size()];
    for (int seed = 0; seed < GAMES; seed++) {
      general.play(seed, expected);
      Arrays.fill(row, -7); // marks columns that are not written
      own.play(seed, row);
      assertThat(row)
          .as("%s, %s, seed %d: %s", table, company, seed, layout.columns())
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

  private static <K extends Kernel<K>> List<Strategy<K>> taken(CompleteGame<K> whole, int seats) {
    return taken(whole, company(COMPANIES.get(2), seats));
  }

  private static <K extends Kernel<K>> List<Strategy<K>> taken(
      CompleteGame<K> whole, List<String> company) {
    var taken = new ArrayList<Strategy<K>>();
    for (String name : company) {
      taken.add(Tables.strategy(whole, name));
    }
    return taken;
  }
}
