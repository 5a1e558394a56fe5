package umpire.testkit.contract.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.core.match.LegalEvents;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.text.Sentence;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.RandomWalk;
import umpire.testkit.contract.Tables;

/// Complete games are played from the first event to the result, and every check of legality gives
/// the same answer.
@Contract
public final class MatchContract {

  private static final int GAMES = Integer.getInteger("umpire.match.games", 12);

  @Test
  public <K extends Kernel<K>> void strategiesPlayWholeGames(Game game, CompleteGame<K> whole) {
    List<Tables.Table> tables = Tables.of(whole);
    int games = Tables.games(GAMES, tables);
    for (Tables.Table table : tables) {
      for (var strategy : whole.strategies()) {
        for (int seed = 0; seed < games; seed++) {
          var walk = new RandomWalk<>(whole, table, strategy.name(), seed);
          walk.hurry();
          assertThat(walk.events).as("events at %s", table).isPositive();
        }
      }
    }
  }

  @Test
  public <K extends Kernel<K>> void legalAndCheckAgree(Game game, CompleteGame<K> whole) {
    List<Tables.Table> tables = Tables.of(whole);
    int games = Tables.games(3, tables);
    int early = Tables.games(40, tables);
    for (Tables.Table table : tables) {
      for (int seed = 100; seed < 100 + games; seed++) {
        var walk = new RandomWalk<>(whole, table, "random", seed);
        walk.walk(at -> {
          if (at.events < early || at.random.nextInt(20) == 0) {
            legalAgreesAt(at, table);
          }
        });
      }
    }
  }

  private static <K extends Kernel<K>> void legalAgreesAt(RandomWalk<K> at, Tables.Table table) {
    String before = everything(at.match);
    for (int actor = Kernel.HOUSE; actor < at.match.seats(); actor++) {
      List<Event> legal = at.match.legal(actor);
      for (Event event : legal) {
        assertThat(at.match.check(actor, event))
            .as("%s, event %d: %s by %d is listed", table, at.events, event, actor)
            .isNotInstanceOf(Finding.Illegal.class);
      }
      listedAgrees(at, actor, legal);
      if (at.match.legalIsComplete(actor)) {
        Set<Event> listed = new HashSet<>(legal);
        assertThat(listed).as("nothing is listed twice").hasSameSizeAs(legal);
        for (Event event : at.pool) {
          boolean fine = at.match.check(actor, event) instanceof Finding.Legal;
          assertThat(!fine || listed.contains(event) || isNeedless(at.match, actor, event))
              .as("%s, event %d: %s by %d is fine, but not listed", table, at.events, event, actor)
              .isTrue();
        }
      }
    }
    assertThat(everything(at.match)).as("%s: asking changes nothing", table).isEqualTo(before);
  }

  /// Whether an event only repeats known facts. Such an event must have no effect.
  private static <K extends Kernel<K>> boolean isNeedless(Match<K> match, int actor, Event event) {
    if (!match.isRedundant(actor, event)) {
      return false;
    }
    String before = everything(match);
    var log = new RulingLog();
    match.play(actor, event, log);
    assertThat(log.size()).as("rulings on %s, which only repeats", event).isZero();
    assertThat(everything(match)).as("after %s, which only repeats", event).isEqualTo(before);
    return true;
  }

  /// The legal events listed for players are legal, and none are missing from a list marked
  /// complete. The list is empty only if no event is legal.
  private static <K extends Kernel<K>> void listedAgrees(
      RandomWalk<K> at, int actor, List<Event> legal) {
    LegalEvents listed = at.match.legalForPlayers(actor);
    boolean all = listed.events().size() == legal.size();
    assertThat(legal).as("listed to %d", actor).containsAll(listed.events());
    assertThat(listed.events().isEmpty()).as("nothing is listed").isEqualTo(legal.isEmpty());
    assertThat(!listed.complete() || (all && at.match.legalIsComplete(actor)))
        .as("what is listed to %d is complete", actor)
        .isTrue();
  }

  private static <K extends Kernel<K>> String everything(Match<K> match) {
    return match.view(new Viewer.Arbiter()).facts().toString();
  }

  @Test
  public <K extends Kernel<K>> void whenItIsOverNothingIsLegal(Game game, CompleteGame<K> whole) {
    int finished = 0;
    for (Tables.Table table : Tables.of(whole)) {
      var walk = new RandomWalk<>(whole, table, "rules", 7);
      walk.walk(_ -> {});
      if (walk.isOver()) {
        finished++;
        for (int actor = Kernel.HOUSE; actor < walk.match.seats(); actor++) {
          assertThat(walk.match.legal(actor)).as("legal at the end of %s", table).isEmpty();
          for (Event event : walk.pool) {
            assertThat(
                    walk.match.check(actor, event) instanceof Finding.Illegal
                        || isNeedless(walk.match, actor, event))
                .as("%s after the end of %s", event, table)
                .isTrue();
          }
        }
      }
    }
    assertThat(finished).as("games of %s that came to their end", game.id()).isPositive();
  }

  @Test
  public <K extends Kernel<K>> void everyRulingCanBeTold(Game game, CompleteGame<K> whole) {
    for (Tables.Table table : Tables.of(whole)) {
      var walk = new RandomWalk<>(whole, table, "random", 11);
      walk.walk(at -> lastRulingsAreTold(game, at, table));
      lastRulingsAreTold(game, walk, table);
    }
  }

  private static <K extends Kernel<K>> void lastRulingsAreTold(
      Game game, RandomWalk<K> at, Tables.Table table) {
    for (int i = 0; i < at.log.size(); i++) {
      var ruling = at.log.ruling(i, game.rulebook());
      var sentence = new Sentence();
      at.match.narrate(ruling, new Viewer.Arbiter(), sentence);
      assertThat(sentence.text())
          .as("what is told of %s at %s", ruling.rule().id(), table)
          .isNotBlank();
    }
  }

  @Test
  public <K extends Kernel<K>> void whatIsHiddenChangesNothing(Game game, CompleteGame<K> whole) {
    var hidden = new AtomicBoolean();
    var dealtAnew = new AtomicBoolean();
    List<Tables.Table> tables = Tables.of(whole);
    int early = Tables.games(30, tables);
    for (Tables.Table table : tables) {
      for (String strategy : List.of("random", "rules")) {
        var walk = new RandomWalk<>(whole, table, strategy, 23);
        walk.walk(at -> {
          if (at.events < early || at.random.nextInt(50) == 0) {
            nothingLeaksAt(at, table);
            hidden.compareAndSet(false, hidesSomething(at));
            dealtAnew.compareAndSet(false, redealsSomething(at));
          }
        });
      }
    }
    assertThat(dealtAnew.get())
        .as("events are hidden, so something is redealt; else nothing was tried")
        .isEqualTo(hidden.get());
  }

  /// Whether the next event looks different to some seat.
  private static <K extends Kernel<K>> boolean hidesSomething(RandomWalk<K> at) {
    for (int seat = 0; seat < at.match.seats(); seat++) {
      if (!at.match.seenBy(new Viewer.Player(seat), at.actor, at.next).equals(at.next)) {
        return true;
      }
    }
    return false;
  }

  private static <K extends Kernel<K>> boolean redealsSomething(RandomWalk<K> at) {
    for (int seat = 0; seat < at.match.seats(); seat++) {
      Match<K> other = at.match.redeal(new Viewer.Player(seat), at.random);
      if (!everything(other).equals(everything(at.match))) {
        return true;
      }
    }
    return false;
  }

  private static <K extends Kernel<K>> void nothingLeaksAt(RandomWalk<K> at, Tables.Table table) {
    String before = everything(at.match);
    for (int seat = 0; seat < at.match.seats(); seat++) {
      var viewer = new Viewer.Player(seat);
      Match<K> other = at.match.redeal(viewer, at.random);
      String where = "%s, event %d, seat %d: ".formatted(table, at.events, seat);
      assertThat(other.toAct()).as(where + "to act").isEqualTo(at.match.toAct());
      assertThat(other.view(viewer).facts().toString())
          .as(where + "view")
          .isEqualTo(at.match.view(viewer).facts().toString());
      assertThat(other.legal(seat)).as(where + "legal").isEqualTo(at.match.legal(seat));
      for (Event event : at.pool) {
        assertThat(other.check(seat, event))
            .as(() -> where + "finding on " + event)
            .isEqualTo(at.match.check(seat, event));
      }
    }
    var spectator = new Viewer.Spectator();
    assertThat(at.match.redeal(spectator, at.random).view(spectator).facts().toString())
        .as("%s, event %d, spectator: view", table, at.events)
        .isEqualTo(at.match.view(spectator).facts().toString());
    assertThat(everything(at.match.redeal(new Viewer.Arbiter(), at.random)))
        .as("%s: the arbiter sees everything", table)
        .isEqualTo(before);
    assertThat(everything(at.match)).as("%s: looking changes nothing", table).isEqualTo(before);
  }
}
