package umpire.testkit.contract.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.testkit.GoldenRecords;
import umpire.testkit.RecordCorpus;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.GameHere;
import umpire.testkit.contract.RandomWalk;
import umpire.testkit.contract.Tables;

/// Everything that a game says is translated into every language that the game supports, and
/// nothing else is translated. A game may support none.
@Contract
final class LanguageContract {

  private static final String ENGLISH = "en";

  /// Collects common sentences from played games, rare ones from records, and the rest from the
  /// sources.
  @Test
  <K extends Kernel<K>> void everythingSaidIsTranslatedAndNothingElse(
      Game game, CompleteGame<K> whole, GoldenRecords golden, RecordCorpus corpus) {
    if (bringsLanguages(game)) {
      Sayings said = played(game, whole);
      golden.tell(game, sentence -> said.hear(sentence.note()));
      corpus.replay(said);
      areTranslated(game, said.paths());
    }
  }

  private static boolean bringsLanguages(Game game) {
    return Game.LANGUAGES.stream().anyMatch(tag -> game.language(tag).isPresent());
  }

  private static void areTranslated(Game game, Set<String> said) {
    var literals = Literals.under(SpokenSource.SAID, GameHere.module().resolve("src/main/java"));
    none("not translated", game, said, Bundle::missing);
    none("told with other facts", game, said, (bundle, _) -> bundle.changingFacts());
    none(
        "translated, and never said",
        game,
        said,
        (bundle, wanted) -> {
          Set<String> idle = bundle.idle(wanted);
          idle.removeIf(literals::canSay);
          return idle;
        });
    Bundle german = Bundle.at(game.language("de").orElseThrow());
    assertThat(literals.untold(german.texts().keySet()))
        .as("what the sources of %s say, and no translation does", game.id())
        .isEmpty();
    assertThat(literals.gapsWithoutFact())
        .as("gaps for which the sources of %s give no fact", game.id())
        .isEmpty();
    assertThat(literals.unread())
        .as("sentences of %s whose pattern is no literal where it is said", game.id())
        .isEmpty();
  }

  /// Collects what is said at every table while strategies play and illegal events are tried.
  static <K extends Kernel<K>> Sayings played(Game game, CompleteGame<K> whole) {
    var said = new Sayings(game);
    said.listed(whole);
    List<Tables.Table> tables = Tables.of(whole);
    int early = Tables.games(40, tables);
    for (Tables.Table table : tables) {
      for (String strategy : List.of("random", "rules")) {
        var walk = new RandomWalk<>(whole, table, strategy, 5);
        walk.walk(at -> hear(at, early, table, said));
        hear(walk, early, table, said);
      }
    }
    return said;
  }

  private static <K extends Kernel<K>> void hear(
      RandomWalk<K> at, int early, Tables.Table table, Sayings said) {
    said.hear(at.match, at.log);
    if (at.events < early || at.isOver() || at.random.nextInt(20) == 0) {
      said.look(at.match, table.names());
      for (Event event : at.pool) {
        for (int actor = Kernel.HOUSE; actor < at.match.seats(); actor++) {
          Finding finding = at.match.check(actor, event);
          said.hear(finding);
          if (actor >= 0 && finding instanceof Finding.Legal) {
            said.decided(at.whole.vocabulary().write(event, table.names()));
          }
        }
      }
    }
  }

  /// Checks that `found` returns nothing for any language.
  private static void none(
      String what,
      Game game,
      Set<String> said,
      BiFunction<Bundle, Set<String>, Set<String>> found) {
    for (String tag : Game.LANGUAGES) {
      Bundle bundle = Bundle.at(game.language(tag).orElseThrow());
      Set<String> those = found.apply(bundle, tag.equals(ENGLISH) ? labels(said) : said);
      assertThat(those)
          .as("%s, %s in %s:%n%s%n", game.id(), what, tag, String.join("\n", those))
          .isEmpty();
    }
  }

  /// Returns the paths of labels, which English needs too; its other text is in the sources.
  private static Set<String> labels(Set<String> said) {
    var labels = new TreeSet<>(said);
    labels.removeIf(path -> !path.startsWith("tallies ") && !path.startsWith("table "));
    return labels;
  }
}
